import { jobStates } from "#gateway/domains/jobs/contract";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, paramGroup } from "~/lists/searchParams";

/** The state of the list of jobs in the address. */
export const jobsList = unsortedList(paramGroup({ state: enumParam(jobStates) }));

type Address = PageParams & { state: (typeof jobStates)[number] | null };

/** Converts the list's address to the query's variables. */
export const jobsVariables = ({ state, ...page }: Address) => ({ state, ...pageVariables(page) });
