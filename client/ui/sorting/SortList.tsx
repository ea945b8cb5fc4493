import { SortableContext, type SortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";

// The list itself shows every intermediate order, so rows need no transform.
const inPlace: SortingStrategy = () => null;

interface Props {
  rows: readonly { key: string }[];
  children: ReactNode;
}

/** One list of rows: the modules, or the topics of a module. */
export function SortList({ rows, children }: Props) {
  return (
    <SortableContext items={rows.map(({ key }) => key)} strategy={inPlace}>
      {children}
    </SortableContext>
  );
}
