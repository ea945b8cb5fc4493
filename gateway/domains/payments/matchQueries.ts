import { matchQuery } from "#gateway/graphql/bestMatches";
import { splitWords } from "../lists/matchContract";
import { contains, holds } from "../rules";
import { Payment } from "./Payment";

/** The lower-case text contains the reference, too, and is filtered first: comparing without case is slow. */
const byReference = (search: string) => [
  ...splitWords(search).map((word) => ({ searchText: holds(word) })),
  ...splitWords(search).map((word) => ({ reference: contains(word) })),
];

matchQuery("paymentMatches", {
  type: Payment,
  description: "Payments by their reference, best matches first, then the latest. Requires staff.",
  authScopes: { "payments.read": true },
  fields: ["reference"],
  where: ({ search }) => ({ AND: byReference(search) }),
  orderBy: [{ id: "desc" }],
});
