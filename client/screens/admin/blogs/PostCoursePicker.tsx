import { graphql } from "react-relay";
import type { PostCoursePickerQuery } from "~/__generated__/PostCoursePickerQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import { Combobox, type ComboboxOption, type ComboboxProps } from "~/ui/Combobox";

const query = graphql`
  query PostCoursePickerQuery($search: String!) {
    courseMatches(search: $search) {
      id
      databaseId
      code
      title
    }
  }
`;

interface Course {
  readonly databaseId: number;
  readonly code: string;
  readonly title: string;
}

/** A course as an option. */
export const courseOption = ({ databaseId, code, title }: Course): ComboboxOption => ({
  value: String(databaseId),
  label: title,
  note: code,
});

/** Chooses the course that a post is about. */
export function PostCoursePicker(props: Omit<ComboboxProps, "options" | "onSearch" | "waiting" | "failed">) {
  const { matches, waiting, failed, search } = useMatches<PostCoursePickerQuery, ComboboxOption>({
    query,
    variables: (words) => ({ search: words }),
    read: ({ courseMatches }) => ({ matches: courseMatches.map(courseOption) }),
  });
  return (
    <Combobox
      placeholder="Search by title or code"
      {...props}
      {...{ waiting, failed }}
      options={matches}
      onSearch={search}
    />
  );
}
