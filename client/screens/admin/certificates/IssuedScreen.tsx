import { Award, CircleSlash, FileDown, LayoutTemplate, RefreshCw } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  certificateLabels,
  certificatePdfPath,
  revokeSchema,
  showSerial,
  verifyPath,
} from "#gateway/domains/certificates/contract";
import type { IssuedScreenQuery } from "~/__generated__/IssuedScreenQuery.graphql";
import type { IssuedScreenTable_certificates$key } from "~/__generated__/IssuedScreenTable_certificates.graphql";
import { reissueCertificate, revokeCertificate } from "~/commands/certificateCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useDialogForm } from "~/forms/useDialogForm";
import { CertificateStateBadge } from "~/layout/certificates/CertificateStateBadge";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { NarrowedTo } from "~/lists/NarrowedTo";
import { usePendingParams } from "~/lists/usePendingParams";
import type { ListRow } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { certificatesChanged } from "~/screens/admin/changes";
import { countedScreen } from "~/screens/admin/countedScreen";
import { issuedList } from "~/screens/admin/stateLists";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { actionsColumn, dateColumn } from "~/ui/columns";
import { RowLink } from "~/ui/RowLink";
import { TextInput } from "~/ui/TextInput";
import type { Column } from "~/ui/tableColumns";
import { useConfirm } from "~/ui/useConfirm";

interface RevokeProps {
  row: { readonly databaseId: number; readonly name: string };
  onClose: () => void;
}

/** Asks why a certificate is revoked. */
function RevokeDialog({ row, onClose }: RevokeProps) {
  const form = useDialogForm(revokeCertificate, {
    schema: revokeSchema,
    labels: { reason: certificateLabels.reason },
    initial: { reason: "" },
    kept: { name: "revocation", id: row.databaseId },
    toVariables: ({ reason }) => ({ certificateId: row.databaseId, reason }),
    onClose,
  });
  return (
    <FormDialog
      title={`Revoke the certificate of ${row.name}`}
      description="Its page shows this at once. You can reissue it later."
      form={form}
      submit="Revoke"
      onClose={onClose}
    >
      <TextInput {...form.field("reason")} autoComplete="off" hint="Only staff see the reason." />
    </FormDialog>
  );
}

const templates = (
  <ButtonLink to="/admin/certificates/templates" icon={<LayoutTemplate />}>
    Templates
  </ButtonLink>
);

const aboutCertificates: ListAbout = {
  title: "Certificates",
  subtitle: "Every issued certificate. Templates set how a certificate looks and who gets it.",
  caption: "Certificates",
  noun: { one: "certificate", many: "certificates" },
  empty: {
    icon: <Award />,
    title: "No certificates yet",
    text: "Create a template first. Certificates are then issued as soon as learners have met its rule.",
    action: templates,
  },
};

const screen = {
  about: aboutCertificates,
  list: issuedList,
  actions: templates,
  toolbar: <ListFilters list={issuedList} search="Search by name, course or serial number" />,
};

type Row = ListRow<IssuedScreenTable_certificates$key>;

interface Acts {
  onRevoke: (row: Row) => void;
  onReissue: (row: Row) => void;
}

const getColumns = ({ onRevoke, onReissue }: Acts): Column<Row>[] => [
  {
    key: "name",
    header: certificateLabels.name,
    rowHeader: true,
    cell: ({ name, serial, currentName }) => (
      <>
        <RowLink to={verifyPath(serial)} className="font-medium text-ink">
          {name}
        </RowLink>
        {currentName !== name && <span className="block text-xs text-muted">Now {currentName}</span>}
      </>
    ),
  },
  { key: "title", header: certificateLabels.title, cell: ({ title }) => title },
  {
    key: "serial",
    header: certificateLabels.serial,
    cell: ({ serial }) => <span className="whitespace-nowrap tabular-nums">{showSerial(serial)}</span>,
  },
  {
    key: "state",
    header: certificateLabels.state,
    cell: ({ state, revokeReason }) => (
      <>
        <CertificateStateBadge state={state} />
        {revokeReason && <span className="block text-xs text-muted">{revokeReason}</span>}
      </>
    ),
  },
  dateColumn({ key: "issuedOn", header: certificateLabels.issuedOn }, ({ issuedOn }) => issuedOn),
  dateColumn({ key: "expiresOn", header: certificateLabels.expiresOn }, ({ expiresOn }) => expiresOn),
  actionsColumn((row) => (
    <ActionsMenu
      size="sm"
      name={`the certificate of ${row.name}`}
      items={[
        { label: "Download PDF", icon: <FileDown />, download: certificatePdfPath(row.serial) },
        { label: "Reissue", icon: <RefreshCw />, onSelect: () => onReissue(row) },
        ...(row.state === "REVOKED"
          ? []
          : [
              {
                label: "Revoke",
                icon: <CircleSlash />,
                tone: "danger" as const,
                onSelect: () => onRevoke(row),
              },
            ]),
      ]}
    />
  )),
];

const fragment = graphql`
  fragment IssuedScreenTable_certificates on QueryCertificatesConnection {
    ...useListPage_page
    nodes { id databaseId serial name currentName title state revokeReason issuedOn expiresOn }
  }
`;

interface TableProps {
  certificates: IssuedScreenTable_certificates$key;
  certificateTemplate: IssuedScreenQuery["response"]["certificateTemplate"];
}

function IssuedTable({ certificates, certificateTemplate }: TableProps) {
  const page = useFragment(fragment, certificates);
  const { requested, refine } = usePendingParams(issuedList);
  const [revoking, setRevoking] = useState<Row | null>(null);
  const [reissue] = useMutation(reissueCertificate);
  const asking = useConfirm<Row>(({ databaseId }, options) =>
    reissue({ certificateId: databaseId }, options),
  );
  const columns = getColumns({ onRevoke: setRevoking, onReissue: asking.ask });
  return (
    <>
      {requested.template !== null && (
        <NarrowedTo all="Show all certificates" onAll={() => refine({ template: null })}>
          {`Only certificates of ${certificateTemplate?.name ?? "one template"}`}
        </NarrowedTo>
      )}
      <ListTable
        {...screen}
        advice="Try another name or another state."
        columns={() => columns}
        page={page}
      />
      {revoking && <RevokeDialog row={revoking} onClose={() => setRevoking(null)} />}
      <ConfirmDialog
        {...asking.dialog}
        title="Reissue the certificate?"
        message={`It will show the name ${asking.asked?.currentName ?? ""} and today's date. The serial number stays the same.`}
        confirmLabel="Reissue"
        tone="primary"
      />
    </>
  );
}

const query = graphql`
  query IssuedScreenQuery(
    $search: String, $state: CertificateState, $templateId: Int, $chosenTemplate: Int!
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    ALL: certificates(first: 1) { totalCount }
    VALID: certificates(first: 1, state: VALID) { totalCount }
    EXPIRED: certificates(first: 1, state: EXPIRED) { totalCount }
    REVOKED: certificates(first: 1, state: REVOKED) { totalCount }
    certificateTemplate(databaseId: $chosenTemplate) { name }
    certificates(
      search: $search, state: $state, templateId: $templateId
      first: $first, after: $after, last: $last, before: $before
    ) { ...IssuedScreenTable_certificates }
  }
`;

/** The certificates of the organization. */
export const IssuedScreen = countedScreen(query, certificatesChanged, screen, IssuedTable);

const noActs: Acts = { onRevoke: () => undefined, onReissue: () => undefined };

/** Placeholder for the list while it loads. */
export const IssuedSkeleton = () => <ListScreenSkeleton {...screen} columns={getColumns(noActs)} />;
