import { BadgeCheck, FileDown } from "lucide-react";
import { graphql } from "react-relay";
import {
  type CertificateState,
  certificateLabels,
  certificatePdfPath,
  showSerial,
} from "#gateway/domains/certificates/contract";
import type { VerifyScreenQuery } from "~/__generated__/VerifyScreenQuery.graphql";
import { formatDate } from "~/formats/dates";
import { CertificateStateBadge, getCertificateState } from "~/layout/certificates/CertificateStateBadge";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { DownloadLink } from "~/ui/DownloadLink";
import { FactLine } from "~/ui/Facts";
import { PageHeader } from "~/ui/PageHeader";
import { toneTints } from "~/ui/tones";

const query = graphql`
  query VerifyScreenQuery($serial: String!) @preloadable {
    certificate(serial: $serial) {
      serial
      name
      title
      batchName
      hours
      gradeLabel
      issuedOn
      expiresOn
      revokedOn
      state
      organizationName
      badgePath
    }
  }
`;

type VerifiedCertificate = NonNullable<VerifyScreenQuery["response"]["certificate"]>;

/** Whether a certificate is real and holds, for everyone who has its address or its QR code. */
export function VerifyScreen() {
  const { certificate } = useRouteQuery<VerifyScreenQuery>(query);
  if (certificate) return <Known certificate={certificate} />;
  return (
    <NotFoundState what="Certificate">
      We don't know this serial number. It has 12 letters and digits.
    </NotFoundState>
  );
}

const looks = { VALID: "success", EXPIRED: "warning", REVOKED: "danger" } as const;

function describeState(
  state: CertificateState,
  { organizationName, expiresOn, revokedOn }: VerifiedCertificate,
): string {
  if (state === "REVOKED")
    return `${organizationName} revoked this certificate on ${formatDate(revokedOn)}. It is no longer valid.`;
  if (state === "EXPIRED") return `This certificate was valid until ${formatDate(expiresOn)}.`;
  return `This certificate is valid. Issued by ${organizationName}.`;
}

function Known({ certificate }: { certificate: VerifiedCertificate }) {
  const {
    name,
    title,
    batchName,
    hours,
    gradeLabel,
    issuedOn,
    expiresOn,
    serial,
    organizationName,
    badgePath,
  } = certificate;
  const state = getCertificateState(certificate.state);
  useScreenTitle(`${name}: ${title}`);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={name}
        subtitle={`${title} at ${organizationName}`}
        status={<CertificateStateBadge state={state} />}
        actions={
          <DownloadLink icon={<FileDown />} href={certificatePdfPath(serial)}>
            Download PDF
          </DownloadLink>
        }
      />
      <p
        role="status"
        className={classNames("mb-4 rounded-lg border px-4 py-3 text-sm", toneTints[looks[state]])}
      >
        {describeState(state, certificate)}
      </p>
      <Card>
        <dl className="divide-y divide-line text-sm">
          <FactLine label={certificateLabels.name}>{name}</FactLine>
          <FactLine label={certificateLabels.title}>{title}</FactLine>
          {batchName && batchName !== title && <FactLine label="Batch">{batchName}</FactLine>}
          {hours != null && <FactLine label="Hours">{hours}</FactLine>}
          {gradeLabel && <FactLine label="Grade">{gradeLabel}</FactLine>}
          <FactLine label={certificateLabels.issuedOn}>{formatDate(issuedOn)}</FactLine>
          {expiresOn && <FactLine label={certificateLabels.expiresOn}>{formatDate(expiresOn)}</FactLine>}
          <FactLine label={certificateLabels.serial}>
            <span className="tabular-nums">{showSerial(serial)}</span>
          </FactLine>
          <FactLine label="Institute">{organizationName}</FactLine>
        </dl>
      </Card>
      {badgePath && <SignedBadge path={badgePath} />}
    </div>
  );
}

function SignedBadge({ path }: { path: string }) {
  return (
    <Card
      className="mt-4"
      title="Open Badge"
      description="A signed digital copy for your wallet. Anyone can verify it without this page."
    >
      <DownloadLink icon={<BadgeCheck />} href={path}>
        Download badge
      </DownloadLink>
    </Card>
  );
}
