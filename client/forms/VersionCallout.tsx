import { GitCompareArrows } from "lucide-react";
import type { ComponentProps } from "react";
import { Callout } from "~/ui/Callout";

/** Shows another version beside the form: someone else's, or the person's own. */
export const VersionCallout = (props: Omit<ComponentProps<typeof Callout>, "tone" | "icon">) => (
  <Callout {...props} tone="warning" icon={<GitCompareArrows aria-hidden />} />
);
