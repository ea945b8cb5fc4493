import { Video } from "lucide-react";
import { meetingAddress } from "~/formats/addresses";
import { NewTabLink } from "~/ui/NewTabLink";

interface Props {
  link: string;
  /** The name of the meeting's owner. */
  owner: string;
  /** Shows the full address instead of 'Join'. */
  full?: boolean;
}

/** A link that opens the meeting in a new window. */
export function MeetingLink({ link, owner, full = false }: Props) {
  const address = meetingAddress(link);
  if (address === null) return link;
  return (
    <NewTabLink
      href={address}
      title={link}
      aria-label={full ? undefined : `Join the meeting of ${owner}`}
      className="touch inline-flex max-w-full items-center gap-1.5 rounded-sm font-medium text-brand-ink hover:underline"
    >
      <Video aria-hidden className="size-4 shrink-0" />
      <span className={full ? "wrap-anywhere" : "whitespace-nowrap"}>
        {full ? link.replace(/^https?:\/\//i, "") : "Join"}
      </span>
    </NewTabLink>
  );
}
