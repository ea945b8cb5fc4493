import { getValues } from "#gateway/domains/labelsContract";
import { mailStateLabels } from "#gateway/domains/mail/contract";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, name, paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The state of the list of mails in the address. */
export const mailList = unsortedList(
  paramGroup({ search: textParam, state: enumParam(getValues(mailStateLabels)), kind: name }),
);

type Address = PageParams & {
  search: string;
  state: keyof typeof mailStateLabels | null;
  kind: string | null;
};

/** Converts the list's address to the query's variables. */
export const mailVariables = ({ search, state, kind, ...page }: Address) => ({
  search: toSearchVariable(search),
  ...{ state, kind },
  ...pageVariables(page),
});
