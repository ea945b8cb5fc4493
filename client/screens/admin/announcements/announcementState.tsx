import { graphql } from "react-relay";
import { type AnnouncementState, announcementStateLabels } from "#gateway/domains/announcements/contract";
import { Badge } from "~/ui/Badge";
import type { Tone } from "~/ui/tones";

graphql`
  fragment announcementState_announcement on Announcement {
    databaseId
    title
    authorName
    state
    publishAt
    sentAt
    readCount
    audienceCount
    batch { name }
    course { title }
  }
`;

const tones: Record<AnnouncementState, Tone> = { SCHEDULED: "info", SENT: "success", CANCELLED: "neutral" };

const isKnown = (state: string): state is AnnouncementState => state in announcementStateLabels;

/** Where an announcement stands. */
export const AnnouncementStateBadge = ({ state }: { state: string }) =>
  isKnown(state) ? <Badge tone={tones[state]}>{announcementStateLabels[state]}</Badge> : null;

interface Audience {
  readonly batch: { readonly name: string } | null | undefined;
  readonly course: { readonly title: string } | null | undefined;
}

/** Whom an announcement is for, in words. */
export const describeAudience = ({ batch, course }: Audience): string =>
  batch?.name ?? course?.title ?? "Everyone";
