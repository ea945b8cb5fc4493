import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Payment";
import "./queries";
import "./aggregates";
import "./userFields";
import "./matchQueries";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Payment"],
  liveLists: [
    {
      field: "paymentsChanged",
      description: "Each time a payment was written down, has changed or is gone, or a payer's name has.",
      topics: ["paymentChanged", "userChanged", "usersChanged"],
    },
  ],
  dashboardTopics: ["paymentChanged"],
};
