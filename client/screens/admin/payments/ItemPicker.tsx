import { graphql } from "react-relay";
import { mergeMatches } from "#gateway/domains/lists/matchContract";
import type { ItemPickerQuery } from "~/__generated__/ItemPickerQuery.graphql";
import { MatchField } from "~/forms/MatchField";
import type { ComboboxOption } from "~/ui/comboboxOption";
import type { MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query ItemPickerQuery($search: String) {
    courseMatches(search: $search) { id databaseId code title }
    batchMatches(search: $search) { id databaseId name }
  }
`;

/** The course or batch of a payment, as the form and the filters hold it: ids as texts, '' for none. */
export interface ItemIds {
  courseId: string;
  batchId: string;
}

export const noItem: ItemIds = { courseId: "", batchId: "" };

/** A course as an option. */
export const courseItem = (course: { databaseId: number; title: string; code?: string }): ComboboxOption => ({
  value: `course ${course.databaseId}`,
  label: course.title,
  note: course.code ? `Course ${course.code}` : "Course",
  alias: course.code,
});

/** A batch as an option. */
export const batchItem = ({ databaseId, name }: { databaseId: number; name: string }): ComboboxOption => ({
  value: `batch ${databaseId}`,
  label: name,
  note: "Batch",
});

/** Returns the course or batch of an option. */
export function getItemIds(option: ComboboxOption | null): ItemIds {
  const [kind, id = ""] = option?.value.split(" ") ?? [];
  return kind === "course" ? { ...noItem, courseId: id } : { ...noItem, batchId: id };
}

/** Finds the option of a course or batch; null if it is missing. */
export function findOption(options: readonly (ComboboxOption | null)[], ids: ItemIds): ComboboxOption | null {
  const value = ids.courseId ? `course ${ids.courseId}` : `batch ${ids.batchId}`;
  return options.find((option) => option?.value === value) ?? null;
}

type Matches = ItemPickerQuery["response"];

/** The courses and batches of a search in one order, best first. */
function toOptions({ courseMatches, batchMatches }: Matches, words: string): ComboboxOption[] {
  const found = [
    ...courseMatches.map((course) => ({ option: courseItem(course), texts: [course.title, course.code] })),
    ...batchMatches.map((batch) => ({ option: batchItem(batch), texts: [batch.name] })),
  ];
  return mergeMatches(found, words, ({ texts }) => texts).map(({ option }) => option);
}

/** A choice of the course or batch that a payment is for. */
export const ItemPicker = (props: MatchFieldProps) => (
  <MatchField<ItemPickerQuery>
    placeholder="Search courses and batches"
    {...props}
    query={query}
    variables={(search) => ({ search })}
    toOptions={toOptions}
  />
);
