import { SortableContext, type SortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";

// The list itself takes on every order on the way: no row is drawn aside.
const inPlace: SortingStrategy = () => null;

interface Props {
  rows: readonly { key: string }[];
  children: ReactNode;
}

/** One list of rows: modules, or the topics of one module. */
export function SortList({ rows, children }: Props) {
  return (
    <SortableContext items={rows.map(({ key }) => key)} strategy={inPlace}>
      {children}
    </SortableContext>
  );
}
