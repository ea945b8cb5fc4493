import { graphql } from "react-relay";
import type { useCourseChoicesQuery } from "~/__generated__/useCourseChoicesQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import type { ComboboxOption } from "~/ui/Combobox";

const query = graphql`
  query useCourseChoicesQuery($search: String!) {
    courseMatches(search: $search, status: PUBLISHED) {
      id
      databaseId
      title
      code
    }
  }
`;

interface Course {
  readonly databaseId: number;
  readonly title: string;
  readonly code: string;
}

const courseOption = ({ databaseId, title, code }: Course): ComboboxOption => ({
  value: String(databaseId),
  label: title,
  note: code,
});

/** Searches published courses at the server; the earlier ones stay until the new ones have come. */
export const useCourseChoices = () =>
  useMatches<useCourseChoicesQuery, ComboboxOption>({
    query,
    variables: (search) => ({ search }),
    read: ({ courseMatches }) => ({ matches: courseMatches.map(courseOption) }),
  });
