import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { roleMessages } from "#gateway/domains/roles/contract";
import { type Rights, rights as rightFacts } from "#gateway/domains/roles/rightsContract";
import type {
  useRoleChangesQuery,
  useRoleChangesQuery$data,
} from "~/__generated__/useRoleChangesQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { quietRequest } from "~/relay/network";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { showToast } from "~/ui/toasts";
import { type GivenRight, getRightLabel } from "../roleRights";
import { personNoun } from "../roleTexts";

const query = graphql`
  query useRoleChangesQuery($roleId: Int!, $rights: [RoleRightInput!]!) {
    roleChanges(roleId: $roleId, rights: $rights) {
      userId
      name
      changes {
        right
        before
        after
      }
    }
  }
`;

type HolderChange = useRoleChangesQuery$data["roleChanges"][number];
type Change = HolderChange["changes"][number];

const isRight = (name: string): name is keyof Rights => name in rightFacts;

/** A right's label, with how far it reaches where that differs. */
function inWords({ right, before, after }: Change): string {
  const label = getRightLabel(right);
  const isOwn = (after ?? before) === "OWN";
  if (isOwn && isRight(right)) return `${label} (${rightFacts[right].own ?? ""})`;
  return before !== null && after !== null ? `${label} (everything)` : label;
}

const isGain = ({ before, after }: Change): boolean => after !== null && (before === null || after === "ALL");

function Holder({ holder: { name, changes } }: { holder: HolderChange }) {
  const parts = [
    { title: "Gains", changes: changes.filter(isGain) },
    { title: "Keeps only", changes: changes.filter((one) => one.after !== null && !isGain(one)) },
    { title: "Loses", changes: changes.filter(({ after }) => after === null) },
  ];
  return (
    <li className="rounded-md border border-line px-3 py-2.5 text-sm">
      <p className="font-medium wrap-anywhere text-ink">{name}</p>
      {parts
        .filter((part) => part.changes.length > 0)
        .map((part) => (
          <p key={part.title} className="mt-0.5 text-soft">
            <span className="font-medium text-ink">{part.title}:</span> {part.changes.map(inWords).join(", ")}
          </p>
        ))}
    </li>
  );
}

interface Asked {
  holders: readonly HolderChange[];
  answer: (isConfirmed: boolean) => void;
}

function ChangesDialog({ holders, answer }: Asked) {
  const noun = formatQuantity(holders.length, personNoun);
  return (
    <Dialog
      open
      sheet
      title={`This changes what ${noun} can do`}
      description="It takes effect as soon as you save."
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button variant="primary" data-autofocus onClick={() => answer(true)}>
            Save anyway
          </Button>
        </>
      }
    >
      <ul aria-label="Who gains or loses what" className="grid gap-2">
        {holders.map((holder) => (
          <Holder key={holder.userId} holder={holder} />
        ))}
      </ul>
    </Dialog>
  );
}

/** Shows who would gain or lose what by a change of a role, before it is saved. */
export function useRoleChanges(roleId: number) {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<Asked | null>(null);
  const read = async (rights: GivenRight[]) => {
    const variables = { roleId, rights };
    const request = fetchQuery<useRoleChangesQuery>(environment, query, variables, {
      networkCacheConfig: quietRequest,
    });
    return (await request.toPromise().catch(() => undefined))?.roleChanges;
  };
  /** Whether to save: the person has agreed, or no one is affected. */
  const confirm = async (rights: GivenRight[]): Promise<boolean> => {
    const holders = await read(rights);
    if (!holders) showToast({ tone: "danger", message: roleMessages.changesUnread });
    if (!holders?.length) return holders !== undefined;
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(null);
        resolve(isConfirmed);
      };
      setAsked({ holders, answer });
    });
  };
  return { confirm, dialog: asked && <ChangesDialog {...asked} /> };
}
