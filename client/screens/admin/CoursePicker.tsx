import { graphql } from "react-relay";
import type { PublishStatus } from "#gateway/domains/courses/contract";
import type { CoursePickerCourseMatchesQuery } from "~/__generated__/CoursePickerCourseMatchesQuery.graphql";
import { MatchField } from "~/forms/MatchField";
import type { ComboboxOption } from "~/ui/comboboxOption";
import type { MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query CoursePickerCourseMatchesQuery($search: String!, $status: PublishStatus) {
    courseMatches(search: $search, status: $status) { id databaseId code title }
  }
`;

interface Course {
  readonly databaseId: number;
  readonly code: string;
  readonly title: string;
  readonly status?: string;
}

/** A course as an option, which says if it is a draft. */
export const courseOption = ({ databaseId, code, title, status }: Course): ComboboxOption => ({
  value: String(databaseId),
  label: title,
  note: status === "DRAFT" ? `${code}, draft` : code,
});

interface Props extends MatchFieldProps {
  /** Courses of this status only; null for all. */
  status: PublishStatus | null;
}

/** A search for a course by title or code. */
export const CoursePicker = ({ status, ...props }: Props) => (
  <MatchField<CoursePickerCourseMatchesQuery>
    placeholder="Search by title or code"
    {...props}
    query={query}
    variables={(search) => ({ search, status })}
    toOptions={({ courseMatches }) => courseMatches.map(courseOption)}
  />
);
