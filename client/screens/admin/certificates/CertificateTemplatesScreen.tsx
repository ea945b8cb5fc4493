import { Award, Pencil, Plus } from "lucide-react";
import { graphql } from "react-relay";
import type { CertificateTemplatesScreenQuery } from "~/__generated__/CertificateTemplatesScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { ScreenHead } from "~/layout/ScreenHead";
import { QuantityLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { certificatesChanged } from "~/screens/admin/changes";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { CardGrid } from "~/ui/CardGrid";
import { EmptyCard } from "~/ui/EmptyCard";
import { FactLine } from "~/ui/Facts";

const query = graphql`
  query CertificateTemplatesScreenQuery @preloadable {
    certificateTemplates {
      id
      databaseId
      name
      scopes { databaseId name }
      minProgress
      minGrade
      assessmentTitle
      validityMonths
      isAutomatic
      isActive
      issuedCount
    }
  }
`;

type Template = CertificateTemplatesScreenQuery["response"]["certificateTemplates"][number];

const list = "/admin/certificates/templates";
const create = { label: "Create template", to: `${list}/create` };

/** A rule in words. */
const describeRule = ({ minProgress, minGrade, assessmentTitle }: Template): string =>
  [
    ...(minProgress > 0 ? [`Progress ${minProgress}%`] : []),
    ...(minGrade == null ? [] : [`Grade ${minGrade}%`]),
    ...(assessmentTitle == null ? [] : [`Passed: ${assessmentTitle}`]),
  ].join(", ") || "Everyone who follows it";

const namedScopes = 3;

/** The names of what a template is for: the first few, and how many more there are. */
function describeScopes({ scopes }: Template): string {
  const named = scopes.slice(0, namedScopes).map(({ name }) => name);
  const more = scopes.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}

function TemplateCard({ template }: { template: Template }) {
  const { databaseId, name, isActive, isAutomatic, validityMonths, issuedCount } = template;
  return (
    <Card
      title={name}
      description={describeScopes(template)}
      actions={isActive ? undefined : <Badge tone="neutral">Not in use</Badge>}
    >
      <dl className="divide-y divide-line text-sm">
        <FactLine label="Rule">{describeRule(template)}</FactLine>
        <FactLine label="Issued">{isAutomatic ? "Automatically" : "By staff"}</FactLine>
        <FactLine label="Valid">
          {validityMonths == null
            ? "Forever"
            : formatQuantity(validityMonths, { one: "month", many: "months" })}
        </FactLine>
        <FactLine label="So far">
          <QuantityLink
            count={issuedCount}
            to={figureAddresses.certificatesOfTemplate(databaseId)}
            noun={{ one: "certificate", many: "certificates" }}
            whose={`of ${name}`}
          />
        </FactLine>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink icon={<Award />} to={`${list}/${databaseId}/issue`}>
          Issue<span className="sr-only"> {name}</span>
        </ButtonLink>
        <ButtonLink icon={<Pencil />} to={`${list}/${databaseId}`}>
          Edit<span className="sr-only"> {name}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The templates of certificates. */
export function CertificateTemplatesScreen() {
  const { certificateTemplates: templates } = useLiveQuery<CertificateTemplatesScreenQuery>(
    query,
    certificatesChanged,
  );
  return (
    <>
      <ScreenHead
        title="Certificate templates"
        subtitle="How a certificate looks, what it is for, and who gets it."
        breadcrumbs={[{ label: "Certificates", to: "/admin/certificates" }, { label: "Templates" }]}
        actions={
          <ButtonLink variant="primary" icon={<Plus />} to={create.to}>
            {create.label}
          </ButtonLink>
        }
      />
      {templates.length === 0 ? (
        <EmptyCard icon={<Award />} title="No templates yet" link={create}>
          One template serves any number of courses, batches or specializations. You place its texts and
          pictures on a sheet.
        </EmptyCard>
      ) : (
        <CardGrid
          items={templates}
          card={(template) => <TemplateCard template={template} />}
          className="xl:grid-cols-3"
        />
      )}
    </>
  );
}
