import { matchQuery } from "#gateway/graphql/bestMatches";
import { Payment } from "./Payment";

matchQuery("paymentMatches", {
  type: Payment,
  description: "Payments by their reference, best matches first, then the latest. Requires staff.",
  authScopes: { "payments.read": true },
  orderBy: [{ id: "desc" }],
});
