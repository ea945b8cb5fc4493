import { unsortedList } from "~/lists/listParams";
import { paramGroup, textParam } from "~/lists/searchParams";

/** The state of the list of rubrics in the address. */
export const rubricsList = unsortedList(paramGroup({ search: textParam }));
