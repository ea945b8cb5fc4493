import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { nodeType } from "#gateway/graphql/types";
import { mayAll } from "#gateway/session/viewer";
import type { SuppressionReason } from "./contract";

const MailSuppressionReason = describedEnum<SuppressionReason>(
  "MailSuppressionReason",
  "Why an address gets no mail.",
  {
    BOUNCED: "The mail server refused the address for good.",
    UNSUBSCRIBED: "The recipient has unsubscribed from a kind of mail.",
  },
);

export const MailSuppression = nodeType("MailSuppression", {
  description: "An address that gets no mail, or none of a kind. Requires staff.",
  readers: "users.read",
  // By its id it tells an address of anyone: those who see the people they teach read theirs on their accounts.
  visible: (viewer) => (mayAll(viewer, "users.read") ? {} : { id: -1 }),
  columns: {
    databaseId: "The id that arguments use.",
    address: "The address.",
    kind: "The kind of mail that it does not get; empty for every kind.",
    detail: "The mail server's response; may be empty.",
    createdAt: "Since when.",
    reason: value(MailSuppressionReason, "Why."),
  },
});
