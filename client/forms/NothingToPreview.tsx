import type { ComponentProps } from "react";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

/** Stands where a text is shown as it was understood, until there is one. */
export const NothingToPreview = (props: Pick<ComponentProps<typeof EmptyState>, "icon" | "children">) => (
  <Card title="Preview">
    <EmptyState {...props} title="Nothing to preview yet" />
  </Card>
);
