import { getValues } from "#gateway/domains/labelsContract";
import { type ListParams, type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, idParam, paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The address of a list of what learners of a course do. */
export interface CourseWorkAddress<State extends string, Kind extends string> extends PageParams {
  search: string;
  state: State | null;
  kind: Kind | null;
  course: number | null;
}

interface CourseWorkLabels<State extends string, Kind extends string> {
  states: Record<State, string>;
  kinds: Record<Kind, string>;
}

/** A list of assessments or of assignments: its address and its query's variables. */
export interface CourseWorkList<State extends string, Kind extends string> {
  labels: CourseWorkLabels<State, Kind>;
  /** The path of the list. */
  path: string;
  params: ListParams<CourseWorkAddress<State, Kind>>;
}

/** A list at `path`, with a search and filters by state, kind and course. */
export const courseWorkList = <State extends string, Kind extends string>(
  path: string,
  labels: CourseWorkLabels<State, Kind>,
): CourseWorkList<State, Kind> => ({
  path,
  labels,
  params: unsortedList(
    paramGroup({
      search: textParam,
      state: enumParam<State>(getValues(labels.states)),
      kind: enumParam<Kind>(getValues(labels.kinds)),
      course: idParam,
    }),
  ),
});

/** Converts the address, without its state, to the variables that both lists have. */
export const courseWorkVariables = <State extends string, Kind extends string>({
  search,
  kind,
  course,
  ...page
}: CourseWorkAddress<State, Kind>) => ({
  ...{ search: toSearchVariable(search), kind, courseId: course, chosenCourse: course ?? 0 },
  ...pageVariables(page),
});
