import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { sendInvitationsJob } from "./jobs";
import "./Invitation";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Invitation", "InvitationAcceptance"],
  jobs: [sendInvitationsJob],
  liveLists: [
    {
      field: "invitationsChanged",
      description: "Sent when invitations were made, sent, accepted or revoked.",
      topics: ["invitationsChanged", "mailChanged"],
    },
  ],
  personalData: {
    name: "invitations",
    rows: rowsByUser("InvitationAcceptance"),
  },
};
