import type { Viewer } from "../session/viewer";
import { nodeNumber } from "./builder";

/** The part of a node's options that says which rows `node(id)` finds: those that the viewer may see. */
export const visibleNode = <Where extends object>(visible: (viewer: Viewer) => Where) => ({
  id: { field: "id" as const },
  nullable: true as const,
  findUnique: (id: string, { viewer }: { viewer: Viewer }) => ({ id: nodeNumber(id), AND: visible(viewer) }),
});
