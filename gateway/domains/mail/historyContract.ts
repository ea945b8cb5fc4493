import type { DomainHistory } from "../domainHistoryContract";
import { suppressionReasonLabels } from "./contract";

/** Labels of the history for changes of mail. */
export const history = {
  mutations: {
    resendMail: "mail.resent",
    sendKeptMails: "mail.keptSent",
    discardKeptMails: "mail.keptDiscarded",
    liftMailSuppression: "mail.suppressionLifted",
    saveMailTemplate: "mail.templateSaved",
    restoreMailTemplate: "mail.templateRestored",
    sendTestMail: "mail.testSent",
  },
  actions: {
    "mail.keptDiscarded": "Kept mails discarded",
    "mail.keptSent": "Kept mails sent",
    "mail.resent": "Mail sent again",
    "mail.suppressionLifted": "Address gets mail again",
    "mail.templateRestored": "Mail template restored",
    "mail.templateSaved": "Mail template saved",
    "mail.testSent": "Test mail sent",
  },
  tables: {
    MailMessage: "Mail",
    MailSuppression: "Address that gets no mail",
    MailTemplate: "Mail template",
  },
  columns: {
    MailSuppression: {
      address: "Address",
      detail: "Mail server's response",
    },
    MailTemplate: {
      body: "Text",
      subject: "Subject",
    },
  },
  values: {
    MailSuppression: { reason: suppressionReasonLabels },
  },
} as const satisfies DomainHistory;
