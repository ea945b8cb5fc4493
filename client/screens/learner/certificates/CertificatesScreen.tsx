import { Award, BadgeCheck, FileDown, Link as LinkIcon, Share2 } from "lucide-react";
import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import {
  certificateLabels,
  certificatePdfPath,
  showSerial,
  verifyPath,
} from "#gateway/domains/certificates/contract";
import type { CertificatesScreenQuery } from "~/__generated__/CertificatesScreenQuery.graphql";
import { formatDate } from "~/formats/dates";
import { CertificateStateBadge } from "~/layout/certificates/CertificateStateBadge";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { buttonClass } from "~/ui/buttonClass";
import { Card } from "~/ui/Card";
import { copyText } from "~/ui/copyText";
import { DownloadLink } from "~/ui/DownloadLink";
import { EmptyCard } from "~/ui/EmptyCard";
import { FactLine } from "~/ui/Facts";
import { NewTabLink } from "~/ui/NewTabLink";
import { showToast } from "~/ui/toasts";
import { linkedInAddress } from "./linkedInAddress";

const query = graphql`
  query CertificatesScreenQuery @preloadable {
    viewer {
      id
      certificates(first: 100) {
        totalCount
        edges {
          node { id serial name title batchName issuedOn expiresOn state badgePath }
        }
      }
    }
  }
`;

type Certificate = NonNullable<
  NonNullable<
    NonNullable<NonNullable<CertificatesScreenQuery["response"]["viewer"]>["certificates"]["edges"]>[number]
  >["node"]
>;

async function copyLink(address: string): Promise<void> {
  const isCopied = await copyText(address);
  showToast(
    isCopied
      ? { tone: "success", message: "Link copied. Anyone with it can verify your certificate." }
      : { tone: "danger", message: `Unable to copy. The link is ${address}` },
  );
}

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { name, title, batchName, serial, issuedOn, expiresOn, state, badgePath } = certificate;
  const { settings } = useSession();
  // Known in the browser alone; this screen is never rendered on the server.
  useLocation();
  const address = new URL(verifyPath(serial), window.location.origin).href;
  return (
    <Card
      title={title}
      description={batchName && batchName !== title ? batchName : undefined}
      actions={<CertificateStateBadge state={state} />}
    >
      <dl className="divide-y divide-line text-sm">
        <FactLine label={certificateLabels.name}>{name}</FactLine>
        <FactLine label={certificateLabels.issuedOn}>{formatDate(issuedOn)}</FactLine>
        {expiresOn && <FactLine label={certificateLabels.expiresOn}>{formatDate(expiresOn)}</FactLine>}
        <FactLine label={certificateLabels.serial}>
          <ButtonLink variant="ghost" size="sm" to={verifyPath(serial)}>
            {showSerial(serial)}
          </ButtonLink>
        </FactLine>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <DownloadLink icon={<FileDown />} href={certificatePdfPath(serial)}>
          Download PDF
          <span className="sr-only"> of {title}</span>
        </DownloadLink>
        {badgePath && (
          <DownloadLink icon={<BadgeCheck />} href={badgePath}>
            Open Badge
            <span className="sr-only"> of {title}</span>
          </DownloadLink>
        )}
        <NewTabLink
          href={linkedInAddress({ ...certificate, address, organization: settings?.name ?? "" })}
          className={buttonClass({})}
        >
          <span aria-hidden className="-ml-0.5 inline-flex [&>svg]:size-4">
            <Share2 />
          </span>
          Add to LinkedIn
        </NewTabLink>
        <Button icon={<LinkIcon />} onClick={() => void copyLink(address)}>
          Copy link
        </Button>
      </div>
    </Card>
  );
}

/** The viewer's own certificates, to download and to show. */
export function CertificatesScreen() {
  const { viewer } = useRouteQuery<CertificatesScreenQuery>(query);
  const certificates = viewer?.certificates.edges?.flatMap((edge) => edge?.node ?? []) ?? [];
  return (
    <>
      <ScreenHead title="Certificates" subtitle="Download and share what you earned." />
      {certificates.length === 0 ? (
        <EmptyCard
          icon={<Award />}
          title="No certificates yet"
          link={{ label: "Go to My Courses", to: "/learner/courses" }}
        >
          A certificate appears here as soon as you have met what its course asks for.
        </EmptyCard>
      ) : (
        <div className="grid gap-4 xl:grid-cols-2">
          {certificates.map((certificate) => (
            <CertificateCard key={certificate.id} certificate={certificate} />
          ))}
        </div>
      )}
    </>
  );
}
