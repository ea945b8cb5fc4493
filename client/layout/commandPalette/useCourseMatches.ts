import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type {
  useCourseMatchesQuery,
  useCourseMatchesQuery$data,
} from "../../__generated__/useCourseMatchesQuery.graphql";
import { quietRequest } from "../../relay/network";

const query = graphql`
  query useCourseMatchesQuery($search: String!) {
    courses(search: $search, first: 8) {
      nodes {
        id
        databaseId
        title
        code
        status
      }
    }
  }
`;

/** A course that fits what was typed. */
export type CourseMatch = useCourseMatchesQuery$data["courses"]["nodes"][number];

interface Matches {
  /** What they were searched by. */
  words: string;
  courses: readonly CourseMatch[];
  failed: boolean;
}

const nothing: Matches = { words: "", courses: [], failed: false };
const pause = 150;

/** The courses that fit the words; the earlier ones stay until the new ones have come. */
export function useCourseMatches(words: string) {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState(nothing);
  const search = words.trim();
  useEffect(() => {
    if (search === "") return setMatches(nothing);
    const running: { search?: Subscription } = {};
    const timer = setTimeout(() => {
      const options = { networkCacheConfig: quietRequest };
      running.search = fetchQuery<useCourseMatchesQuery>(environment, query, { search }, options).subscribe({
        next: ({ courses }) => setMatches({ words: search, courses: courses.nodes, failed: false }),
        error: () => setMatches({ words: search, courses: [], failed: true }),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      running.search?.unsubscribe();
    };
  }, [environment, search]);
  return { courses: matches.courses, failed: matches.failed, waiting: matches.words !== search };
}
