import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { toIds } from "#gateway/session/fileOwners";
import { visibleTemplates } from "./access";
import { issueCertificatesJob, reviewCertificatesJob } from "./jobs";
import "./Certificate";
import "./CertificateTemplate";
import "./mutations";
import "./queries";
import "./subscriptions";
import "./userFields";

export const manifest: DomainManifest = {
  hiddenTables: ["CertificateTemplate", "CertificateScope", "CertificateRun", "SigningKey"],
  liveLists: [
    liveList(
      "certificatesChanged",
      "Sent when templates were saved, or certificates issued, reissued or revoked.",
    ),
  ],
  jobs: [issueCertificatesJob, reviewCertificatesJob],
  fileOwners: {
    CERTIFICATE: async ({ db, viewer }, ids) =>
      toIds(
        await db.certificateTemplate.findMany({
          where: { id: { in: [...ids] }, AND: visibleTemplates(viewer) },
          select: { id: true },
        }),
      ),
  },
  personalData: {
    name: "certificates",
    rows: [
      { table: "Certificate", by: "userId" },
      { table: "CertificateRun", by: "requestedById", only: ["id", "templateId", "createdAt"] },
    ],
  },
};
