import { assignmentKindLabels, assignmentStageLabels } from "#gateway/domains/assignments/contract";
import type { ParsedAddress } from "~/lists/listParams";
import { courseWorkList, courseWorkVariables } from "~/screens/admin/courseWorkList";

/** The list of assignments and projects. */
export const assignmentsList = courseWorkList("/admin/assignments", {
  states: assignmentStageLabels,
  kinds: assignmentKindLabels,
});

/** Converts the list's address to the query's variables. */
export const assignmentsVariables = ({
  state,
  ...address
}: ParsedAddress<typeof assignmentsList.params>) => ({
  ...courseWorkVariables({ ...address, state }),
  stage: state,
});
