import { type DomainHistory, date, flag } from "../domainHistoryContract";

/** Labels of the history for changes of certificates. */
export const history = {
  mutations: {
    saveCertificateTemplate: "certificateTemplate.saved",
    issueCertificates: "certificate.issued",
    revokeCertificate: "certificate.revoked",
    reissueCertificate: "certificate.reissued",
  },
  actions: {
    "certificate.issued": "Certificate issued",
    "certificate.reissued": "Certificate reissued",
    "certificate.revoked": "Certificate revoked",
    "certificateTemplate.saved": "Certificate template saved",
  },
  tables: {
    Certificate: "Certificate",
    CertificateRun: "Issue of certificates",
    CertificateScope: "Scope of a certificate template",
    CertificateTemplate: "Certificate template",
    SigningKey: "Signing key",
  },
  columns: {
    Certificate: {
      batchName: "Batch",
      expiresOn: date("Valid until"),
      grade: "Grade (%)",
      gradeLabel: "Grade as shown",
      hours: "Hours",
      issueCount: "Times issued",
      issuedOn: date("Issued on"),
      revokeReason: "Reason for revoking",
      revokedAt: date("Revoked"),
      serial: "Serial number",
      specializationId: "Specialization (id)",
      templateId: "Template (id)",
      title: "For",
    },
    CertificateRun: {
      doneCount: "People processed",
      finishedAt: date("Finished"),
      issuedCount: "Certificates issued",
      refused: "Refused",
      requestedById: "Requested by (id)",
      scopeId: "Scope",
      templateId: "Template (id)",
      userIds: "Learners (ids)",
    },
    CertificateScope: {
      specializationId: "Specialization (id)",
      templateId: "Template (id)",
    },
    CertificateTemplate: {
      backgroundFileId: "Background file (id)",
      elements: "Layout",
      isActive: flag("In use"),
      isAutomatic: flag("Issue automatically"),
      isLandscape: flag("Landscape"),
      logoFileId: "Logo file (id)",
      minGrade: "Grade, at least (%)",
      minProgress: "Progress, at least (%)",
      signatureFileId: "Signature file (id)",
      validityMonths: "Valid for (months)",
    },
    SigningKey: {
      publicKey: "Public key",
      sealed: "Private key",
      thumbprint: "Fingerprint",
    },
  },
} as const satisfies DomainHistory;
