import type { DomainHistory } from "../domainHistoryContract";

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
    Certificate: { title: "For" },
    CertificateRun: { scopeId: "Scope" },
    SigningKey: { sealed: "Private key" },
  },
} as const satisfies DomainHistory;
