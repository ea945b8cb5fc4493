import { graphql } from "react-relay";
import type { AssignableCoursePickerQuery } from "~/__generated__/AssignableCoursePickerQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import { Combobox, type ComboboxOption, type ComboboxProps } from "~/ui/Combobox";

const query = graphql`
  query AssignableCoursePickerQuery($specializationId: Int!, $search: String) {
    specialization(databaseId: $specializationId) {
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
  specializationId: number;
}

/** Chooses a course that is not part of the specialization yet. */
export function AssignableCoursePicker({ specializationId, ...props }: Props) {
  const { matches, waiting, failed, search } = useMatches<AssignableCoursePickerQuery, ComboboxOption>({
    query,
    variables: (words) => ({ specializationId, search: words }),
    read({ specialization }) {
      const courses = specialization?.assignableCourses ?? [];
      const matches = courses.map(({ databaseId, code, title, status }) => ({
        value: String(databaseId),
        label: title,
        note: status === "DRAFT" ? `${code}, draft` : code,
      }));
      return { matches };
    },
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
