import { unsortedList } from "~/lists/listParams";
import { enumParam, flagParam, paramGroup } from "~/lists/searchParams";

/** Which of the notifications the address lists: all, or the unread ones. */
export const notificationsList = unsortedList(paramGroup({ unread: enumParam<"yes">(["yes"]) }));

type Address = typeof notificationsList.all;

/** Converts the address to the query's variables. */
export const notificationsVariables = ({ unread }: Address) => ({ unread: flagParam(unread) });
