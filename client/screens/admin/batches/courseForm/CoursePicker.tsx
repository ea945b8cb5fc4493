import { graphql } from "react-relay";
import type { CoursePickerQuery } from "~/__generated__/CoursePickerQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import { Combobox, type ComboboxOption, type ComboboxProps } from "~/ui/Combobox";

const query = graphql`
  query CoursePickerQuery($batchId: Int!, $search: String) {
    batch(databaseId: $batchId) {
      id
      assignableCourses(search: $search) {
        id
        databaseId
        code
        title
        status
      }
    }
  }
`;

interface Props extends Omit<ComboboxProps, "options" | "onSearch" | "waiting" | "failed"> {
  batchId: number;
}

/** Chooses a course that the batch does not follow yet. */
export function CoursePicker({ batchId, ...props }: Props) {
  const { matches, waiting, failed, search } = useMatches<CoursePickerQuery, ComboboxOption>({
    query,
    variables: (words) => ({ batchId, search: words }),
    read: ({ batch }) => ({
      matches: (batch?.assignableCourses ?? []).map(({ databaseId, code, title, status }) => ({
        value: String(databaseId),
        label: title,
        note: status === "DRAFT" ? `${code}, draft` : code,
      })),
    }),
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
