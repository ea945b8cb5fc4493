import { jobStateLabels } from "#gateway/domains/jobs/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, paramGroup } from "~/lists/searchParams";

/** The state of the list of jobs in the address. */
export const jobsList = unsortedList(paramGroup({ state: enumParam(getValues(jobStateLabels)) }));

type Address = PageParams & { state: keyof typeof jobStateLabels | null };

/** Converts the list's address to the query's variables. */
export const jobsVariables = ({ state, ...page }: Address) => ({ state, ...pageVariables(page) });
