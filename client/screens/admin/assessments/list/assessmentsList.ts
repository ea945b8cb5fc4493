import { assessmentKindLabels, assessmentStateLabels } from "#gateway/domains/assessments/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, paramGroup } from "~/lists/searchParams";

/** The state of the list of assessments in the address. */
export const assessmentsList = unsortedList(
  paramGroup({
    state: enumParam(getValues(assessmentStateLabels)),
    kind: enumParam(getValues(assessmentKindLabels)),
  }),
);

type Address = PageParams & {
  state: keyof typeof assessmentStateLabels | null;
  kind: keyof typeof assessmentKindLabels | null;
};

/** Converts the list's address to the query's variables. */
export const assessmentsVariables = ({ state, kind, ...page }: Address) => ({
  ...{ state, kind },
  ...pageVariables(page),
});
