import { graphql } from "react-relay";

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

interface Audience {
  readonly batch: { readonly name: string } | null | undefined;
  readonly course: { readonly title: string } | null | undefined;
}

/** Names the recipients of an announcement. */
export const describeAudience = ({ batch, course }: Audience): string =>
  batch?.name ?? course?.title ?? "Everyone";
