import { graphql } from "react-relay";
import type { AttentionCard_courses$key } from "~/__generated__/AttentionCard_courses.graphql";
import { formatDate } from "~/formats/dates";
import { ListCard } from "./AttentionList";

interface AttentionCardProps {
  title: string;
  settled: string;
  courses: AttentionCard_courses$key;
  all: string;
  /** The end of the address of the course's screen that solves it. */
  screen: string;
}

const coursesFragment = graphql`
  fragment AttentionCard_courses on QueryCoursesConnection {
    totalCount
    nodes { id databaseId title code updatedAt }
  }
`;

/** Courses that need attention, last changed first. */
export const AttentionCard = ({ courses, screen, ...texts }: AttentionCardProps) => (
  <ListCard
    {...texts}
    fragment={coursesFragment}
    list={courses}
    toRow={({ id, databaseId, title, code, updatedAt }) => ({
      key: id,
      to: `/admin/courses/${databaseId}${screen}`,
      label: title,
      note: code,
      aside: formatDate(updatedAt),
    })}
  />
);
