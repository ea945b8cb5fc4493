import { fields, oneOfOr } from "../../../lists/addressFields";
import { type AddressOf, listAddress, pageVariables } from "../../../lists/listAddress";

const sorts = ["TITLE", "CREATED"] as const;

/** The list of curricula, by title. */
export const curriculaList = listAddress(fields<object>({}), fields({ sort: oneOfOr(sorts, "TITLE") }));

/** The address as the variables of the list's query. */
export const curriculaVariables = (address: AddressOf<typeof curriculaList>) => ({
  sort: address.sort,
  ...pageVariables(address),
});
