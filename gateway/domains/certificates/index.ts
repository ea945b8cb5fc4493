import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { eraseCertificateNames } from "./eraseCommands";
import { fileOwners } from "./fileLoaders";
import { issueCertificatesJob, reviewCertificatesJob } from "./jobs";
import { notificationSubjects } from "./notificationSubjects";
import { releaseScope } from "./scopeCommands";
import "./Certificate";
import "./CertificateTemplate";
import "./mutations";
import "./queries";
import "./subscriptions";
import "./userFields";

export const manifest: DomainManifest = {
  eraseOf: eraseCertificateNames,
  hooks: {
    courseDeleted: (tx, courseId) => releaseScope(tx, { courseId }),
    batchDeleted: (tx, { batchId }) => releaseScope(tx, { batchId }),
    specializationDeleted: (tx, specializationId) => releaseScope(tx, { specializationId }),
  },
  notificationSubjects,
  hiddenTables: ["CertificateTemplate", "CertificateScope", "CertificateRun", "SigningKey"],
  liveLists: [
    liveList(
      "certificatesChanged",
      "Sent when templates were saved, or certificates issued, reissued or revoked.",
    ),
  ],
  jobs: [issueCertificatesJob, reviewCertificatesJob],
  fileOwners,
  personalData: {
    name: "certificates",
    rows: [
      { table: "Certificate", by: "userId" },
      { table: "CertificateRun", by: "requestedById", only: ["id", "templateId", "createdAt"] },
    ],
  },
};
