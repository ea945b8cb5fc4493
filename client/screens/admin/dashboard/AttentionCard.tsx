import { graphql, useFragment } from "react-relay";
import type { AttentionCard_courses$key } from "~/__generated__/AttentionCard_courses.graphql";
import { formatDate } from "~/formats/dates";
import { AttentionList } from "./AttentionList";

interface Props {
  title: string;
  settled: string;
  courses: AttentionCard_courses$key;
  all: string;
  /** Where in a course it can be mended: the end of its address. */
  screen: string;
}

/** Courses that wait for something, the last changed first. */
export function AttentionCard({ courses: key, screen, ...texts }: Props) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment AttentionCard_courses on QueryCoursesConnection {
        totalCount
        nodes {
          id
          databaseId
          title
          code
          updatedAt
        }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, databaseId, title, code, updatedAt }) => ({
    ...{ key: id, to: `/admin/courses/${databaseId}${screen}`, label: title, note: code },
    aside: formatDate(updatedAt),
  }));
  return <AttentionList {...texts} count={totalCount} rows={rows} />;
}
