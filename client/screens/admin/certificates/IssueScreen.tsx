import { Award, Check } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { showSerial, verifyPath } from "#gateway/domains/certificates/contract";
import type { IssueProgress_run$key } from "~/__generated__/IssueProgress_run.graphql";
import type { IssueScreenQuery } from "~/__generated__/IssueScreenQuery.graphql";
import type { IssueScreenRunSubscription } from "~/__generated__/IssueScreenRunSubscription.graphql";
import { issueCertificates } from "~/commands/certificateCommands";
import { formatQuantity } from "~/formats/counts";
import { ScreenHead } from "~/layout/ScreenHead";
import { useLive } from "~/relay/useLive";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { certificatesChanged } from "~/screens/admin/changes";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { ProgressBar } from "~/ui/ProgressBar";
import { RowLink } from "~/ui/RowLink";
import { Select } from "~/ui/Select";
import type { Column } from "~/ui/tableColumns";
import { type Found, foundScreen } from "../foundScreen";

const query = graphql`
  query IssueScreenQuery($templateId: Int!, $scopeId: Int) @preloadable {
    certificateTemplate(databaseId: $templateId) {
      id
      databaseId
      name
      isActive
      scopes { databaseId name }
    }
    certificateCandidates(templateId: $templateId, scopeId: $scopeId) { userId name progress missing serial }
  }
`;

const runSubscription = graphql`
  subscription IssueScreenRunSubscription($runId: Int!) {
    certificateRunChanged(runId: $runId) { ...IssueProgress_run }
  }
`;

type Candidate = IssueScreenQuery["response"]["certificateCandidates"][number];

const learners = { one: "learner", many: "learners" } as const;
const certificates = { one: "certificate", many: "certificates" } as const;

/** How far an issuing is, as it goes on. */
function IssueProgress({ run: key, runId }: { run: IssueProgress_run$key; runId: number }) {
  const { doneCount, issuedCount, total, isFinished, refused } = useFragment(
    graphql`
      fragment IssueProgress_run on CertificateRun {
        id
        doneCount
        issuedCount
        total
        isFinished
        refused { userId name missing }
      }
    `,
    key,
  );
  useLive<IssueScreenRunSubscription>(runSubscription, { variables: { runId } });
  return (
    <Card className="mb-4">
      <p role="status" className="text-sm font-medium text-ink">
        {isFinished
          ? `Done. ${formatQuantity(issuedCount, certificates)} issued.`
          : `Issuing: ${doneCount} of ${total}`}
      </p>
      <ProgressBar
        label="Issuing certificates"
        value={(doneCount * 100) / Math.max(1, total)}
        className="mt-3"
      />
      {refused.length > 0 && (
        <ul className="mt-3 list-disc pl-5 text-sm text-soft">
          {refused.map(({ userId, name, missing }) => (
            <li key={userId}>
              {name}: {missing.join(", ")}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface CandidateChoice {
  chosen: ReadonlySet<number>;
  onChoose: (userId: number, isChosen: boolean) => void;
}

const mayGet = ({ missing, serial }: Candidate): boolean => missing.length === 0 && serial == null;

const getColumns = ({ chosen, onChoose }: CandidateChoice): Column<Candidate>[] => [
  {
    key: "choose",
    header: "Choose",
    cell: (row) =>
      mayGet(row) ? (
        <Checkbox
          label={`Choose ${row.name}`}
          hideLabel
          value={chosen.has(row.userId)}
          onChange={(isChosen) => onChoose(row.userId, isChosen)}
        />
      ) : null,
  },
  { key: "name", header: "Name", rowHeader: true, cell: ({ name }) => name },
  {
    key: "progress",
    header: "Progress",
    cell: ({ name, progress }) => <ProgressBar label={`Progress of ${name}`} value={progress} />,
  },
  {
    key: "state",
    header: "Certificate",
    cell: ({ missing, serial }) => {
      if (serial != null) return <RowLink to={verifyPath(serial)}>{showSerial(serial)}</RowLink>;
      if (missing.length > 0) return <span className="text-muted">{missing.join(", ")}</span>;
      return (
        <Badge tone="success" icon={<Check />}>
          Rule met
        </Badge>
      );
    },
  },
];

type FoundTemplate = Found<IssueScreenQuery, "certificateTemplate">;

interface IssueProps extends Pick<FoundTemplate, "certificateTemplate" | "certificateCandidates"> {
  /** Which of the template's courses, batches or specializations; undefined for a template without any. */
  scope: FoundTemplate["certificateTemplate"]["scopes"][number] | undefined;
  onScope: (scopeId: string) => void;
}

function Issue({ certificateTemplate: template, certificateCandidates: candidates, ...choice }: IssueProps) {
  const { scope, onScope } = choice;
  const scopeName = scope?.name ?? template.name;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [run, setRun] = useState<{ runId: number; key: IssueProgress_run$key } | null>(null);
  const [issue, isBusy] = useMutation(issueCertificates);
  const ready = candidates.filter(mayGet).map(({ userId }) => userId);
  // Everyone who has met the rule is chosen, until one is left out.
  const chosen = new Set(ready.filter((userId) => !left.has(userId)));
  const onChoose = (userId: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(userId);
    else next.add(userId);
    setLeft(next);
  };
  const start = async () => {
    const payload = await issue({
      templateId: template.databaseId,
      scopeId: scope?.databaseId,
      userIds: [...chosen],
    });
    if (payload) setRun({ runId: payload.run.databaseId, key: payload.run });
  };
  return (
    <>
      <ScreenHead
        title={`Issue ${template.name}`}
        subtitle={`For ${scopeName}: who has met the rule, and what is missing for the others.`}
        breadcrumbs={[
          { label: "Certificates", to: "/admin/certificates" },
          { label: "Templates", to: "/admin/certificates/templates" },
          { label: template.name, to: `/admin/certificates/templates/${template.databaseId}` },
          { label: "Issue" },
        ]}
        actions={
          <Button
            variant="primary"
            icon={<Award />}
            busy={isBusy}
            disabled={chosen.size === 0 || !template.isActive}
            onClick={() => void start()}
          >
            Issue {formatQuantity(chosen.size, certificates)}
          </Button>
        }
      />
      {template.scopes.length > 1 && (
        <Select
          label="For"
          placeholder={scope ? null : "Choose one"}
          value={String(scope?.databaseId ?? "")}
          onChange={onScope}
          options={template.scopes.map(({ databaseId, name }) => ({
            value: String(databaseId),
            label: name,
          }))}
          className="mb-4 max-w-md"
        />
      )}
      {run && <IssueProgress run={run.key} runId={run.runId} />}
      <DataTable
        caption="Learners"
        noun={learners}
        total={candidates.length}
        columns={getColumns({ chosen, onChoose })}
        rows={candidates}
        rowKey={({ userId }) => String(userId)}
        empty={
          <EmptyState icon={<Award />} title="No learners yet">
            Learners who follow {scopeName} appear here, with how far they are.
          </EmptyState>
        }
      />
    </>
  );
}

/** The candidates of what the address names after `for`; without a name, of the first that the template is for. */
function IssueOne({ certificateTemplate, certificateCandidates }: FoundTemplate) {
  useLiveScreen(query, certificatesChanged);
  const [search, setSearch] = useSearchParams();
  const { scopes } = certificateTemplate;
  const named = search.get("for");
  const scope = named === null ? scopes[0] : scopes.find(({ databaseId }) => String(databaseId) === named);
  return (
    <Issue
      key={scope?.databaseId}
      certificateTemplate={certificateTemplate}
      certificateCandidates={certificateCandidates}
      scope={scope}
      onScope={(scopeId) => setSearch({ for: scopeId }, { replace: true })}
    />
  );
}

/** Issues the certificates of a template to those who have met its rule. */
export const IssueScreen = foundScreen(query, "certificateTemplate", IssueOne);
