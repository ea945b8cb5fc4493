import { assessmentKindLabels, assessmentStateLabels } from "#gateway/domains/assessments/contract";
import type { ParsedAddress } from "~/lists/listParams";
import { courseWorkList, courseWorkVariables } from "~/screens/admin/courseWorkList";

/** The list of assessments. */
export const assessmentsList = courseWorkList("/admin/assessments", {
  states: assessmentStateLabels,
  kinds: assessmentKindLabels,
});

/** Converts the list's address to the query's variables. */
export const assessmentsVariables = ({
  state,
  ...address
}: ParsedAddress<typeof assessmentsList.params>) => ({
  ...courseWorkVariables({ ...address, state }),
  state,
});
