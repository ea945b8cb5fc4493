import type { ReactNode } from "react";
import { Card } from "../ui/Card";
import { EmptyState } from "../ui/EmptyState";
import { PageHeader } from "../ui/PageHeader";
import { useScreenTitle } from "./useScreenTitle";

interface Props {
  /** The screen's heading. */
  screen: string;
  icon: ReactNode;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** A screen that has nothing to show yet: says why, and offers the next step. */
export function EmptyScreen({ screen, children, ...empty }: Props) {
  useScreenTitle(screen);
  return (
    <>
      <PageHeader title={screen} />
      <Card>
        <EmptyState {...empty}>{children}</EmptyState>
      </Card>
    </>
  );
}
