import { useFragment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { FragmentKey } from "~/relay/fragmentData";
import { AttentionList, type AttentionListProps, type AttentionRow } from "./AttentionList";

interface ListCardProps<Node> extends Omit<AttentionListProps, "count" | "rows"> {
  /** Selects the first nodes of a list, and their number where the card shows it. */
  fragment: GraphQLTaggedNode;
  list: FragmentKey<{ readonly totalCount?: number; readonly nodes: readonly Node[] }>;
  toRow: (node: Node) => AttentionRow;
}

/** The card of a list whose first items need attention. */
export function ListCard<Node>({ fragment, list, toRow, ...card }: ListCardProps<Node>) {
  const { totalCount = null, nodes } = useFragment(fragment, list);
  return <AttentionList {...card} count={totalCount} rows={nodes.map(toRow)} />;
}
