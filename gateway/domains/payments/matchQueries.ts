import { holdingWords, matchQuery } from "#gateway/graphql/bestMatches";
import { splitWords } from "../lists/matchContract";
import { holds } from "../rules";
import { Payment } from "./Payment";

/** The lower-case text contains the reference, too, and is filtered first: comparing without case is slow. */
const byReference = (search: string) => [
  ...splitWords(search).map((word) => ({ searchText: holds(word) })),
  ...holdingWords(search).map((reference) => ({ reference })),
];

matchQuery("paymentMatches", {
  type: Payment,
  description: "Payments by their reference, best matches first, then the latest. Requires staff.",
  authScopes: { "payments.read": true },
  fields: ["reference"],
  where: ({ search }) => ({ AND: byReference(search) }),
  orderBy: [{ id: "desc" }],
});
