import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { notificationSubjects } from "./notificationSubjects";
import { printReceipt } from "./receiptCommands";
import { receiptFileName } from "./receiptContract";
import { routes } from "./routes";
import "./Payment";
import "./queries";
import "./aggregates";
import "./userFields";
import "./matchQueries";
import "./mutations";

export const manifest: DomainManifest = {
  notificationSubjects,
  attachments: {
    RECEIPT: {
      toFileName: receiptFileName,
      print: (db, id, userId) => printReceipt(db, id, { userId }),
    },
  },
  routes,
  hiddenTables: ["Payment"],
  liveLists: [
    {
      field: "paymentsChanged",
      description: "Sent when a payment is created, updated or deleted, or a payer's name changes.",
      topics: ["paymentChanged", "userChanged", "usersChanged"],
    },
  ],
  dashboardTopics: ["paymentChanged"],
  personalData: {
    name: "payments",
    rows: rowsByUser("Payment"),
  },
};
