import { graphql } from "react-relay";
import type { TrainerPickerQuery } from "~/__generated__/TrainerPickerQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import { Combobox, type ComboboxOption, type ComboboxProps } from "~/ui/Combobox";

const query = graphql`
  query TrainerPickerQuery($batchId: Int!, $courseId: Int!, $search: String) {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      id
      assignableTrainers(search: $search) {
        id
        databaseId
        name
        email
      }
    }
  }
`;

interface Props extends Omit<ComboboxProps, "options" | "onSearch" | "waiting" | "failed"> {
  batchId: number;
  courseId: number;
}

/** Chooses an employee who has no role in the course yet. */
export function TrainerPicker({ batchId, courseId, ...props }: Props) {
  const { matches, waiting, failed, search } = useMatches<TrainerPickerQuery, ComboboxOption>({
    query,
    variables: (words) => ({ batchId, courseId, search: words }),
    read: ({ batchCourse }) => ({
      matches: (batchCourse?.assignableTrainers ?? []).map(({ databaseId, name, email }) => ({
        value: String(databaseId),
        label: name,
        note: email,
      })),
    }),
  });
  return (
    <Combobox
      placeholder="Search by name or email"
      {...props}
      {...{ waiting, failed }}
      options={matches}
      onSearch={search}
    />
  );
}
