import { GitCompareArrows } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/ui/Button";
import { Callout } from "~/ui/Callout";

/** Shows another version beside the form: someone else's, or the person's own. */
export const VersionCallout = (props: Omit<ComponentProps<typeof Callout>, "tone" | "icon">) => (
  <Callout {...props} tone="warning" icon={<GitCompareArrows aria-hidden />} />
);

interface NewestVersionProps extends Pick<ComponentProps<typeof Callout>, "title" | "level"> {
  /** The thing that is edited, as in 'outline'. */
  edited: string;
  /** Whether it equals what was typed. */
  isSame: boolean;
  /** Says what saving does. */
  advice: string;
  onTake: () => void;
  /** The differences. */
  children: ReactNode;
}

/** Shows what someone else saved while the form was open; the person decides which to keep. */
export const NewestVersion = ({
  edited,
  isSame,
  advice,
  onTake,
  children,
  ...callout
}: NewestVersionProps) => (
  <VersionCallout {...callout} label="Latest version" className="mb-5">
    {isSame ? (
      <p className="mt-2">It's the same as your {edited}. You can save.</p>
    ) : (
      <>
        {children}
        <p className="mt-2">{advice}</p>
        <Button size="sm" className="mt-3" onClick={onTake}>
          Use the latest version
        </Button>
      </>
    )}
  </VersionCallout>
);
