import { announcementStateLabels } from "#gateway/domains/announcements/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, paramGroup } from "~/lists/searchParams";

/** The state of the list of announcements in the address. */
export const announcementsList = unsortedList(
  paramGroup({ state: enumParam(getValues(announcementStateLabels)) }),
);

type Address = PageParams & { state: keyof typeof announcementStateLabels | null };

/** Converts the list's address to the query's variables. */
export const announcementsVariables = ({ state, ...page }: Address) => ({ state, ...pageVariables(page) });
