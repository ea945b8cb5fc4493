import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { nodeType } from "#gateway/graphql/types";
import { suppressionReaders, visibleSuppressions } from "./access";
import type { SuppressionReason } from "./contract";

const MailSuppressionReason = describedEnum<SuppressionReason>(
  "MailSuppressionReason",
  "Reason why an address gets no mail.",
  {
    BOUNCED: "The mail server rejected the address permanently.",
    UNSUBSCRIBED: "The recipient has unsubscribed from a kind of mail.",
  },
);

export const MailSuppression = nodeType("MailSuppression", {
  description: "An address that gets no mail, or no mail of a kind. Requires staff.",
  readers: suppressionReaders,
  visible: visibleSuppressions,
  columns: {
    databaseId: "The id, used in arguments.",
    address: "The address.",
    kind: "The kind of mail it doesn't get; empty for every kind.",
    detail: "The mail server's response; may be empty.",
    createdAt: "Since when.",
    reason: value(MailSuppressionReason, "Why."),
  },
});
