import { X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { shownBytes } from "#gateway/domains/files/contract";
import type {
  OpenUploads_uploads$data,
  OpenUploads_uploads$key,
} from "../__generated__/OpenUploads_uploads.graphql";
import { deleteOpenUpload } from "../commands/contentCommands";
import { formatMinute } from "../formats/moments";
import { useMutation } from "../relay/useMutation";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { DataTable } from "../ui/DataTable";
import { IconButton } from "../ui/IconButton";
import { ProgressBar } from "../ui/ProgressBar";
import type { Column } from "../ui/tableColumns";
import { useConfirm } from "../ui/useConfirm";

const fragment = graphql`
  fragment OpenUploads_uploads on OpenUpload @relay(plural: true) {
    databaseId
    name
    bytes
    arrivedBytes
    createdAt
    activeAt
    user { name }
  }
`;

type OpenUploadRow = OpenUploads_uploads$data[number];

const uploadNoun = { one: "upload", many: "uploads" } as const;

/** Cancels uploads, each after confirmation, and reads the screen again. */
function useCancelUpload() {
  const [cancel] = useMutation(deleteOpenUpload);
  const { revalidate } = useRevalidator();
  return useConfirm(async ({ databaseId: openUploadId }: OpenUploadRow, options) => {
    const cancelled = await cancel({ openUploadId }, options);
    if (cancelled) void revalidate();
    return cancelled;
  });
}

/** The arrived part of the announced size, as figures and a bar. */
function Arrived({ name, bytes, arrivedBytes }: OpenUploadRow) {
  return (
    <span className="grid min-w-40 gap-1">
      <span className="whitespace-nowrap tabular-nums">
        {shownBytes(arrivedBytes)} of {shownBytes(bytes)}
      </span>
      <ProgressBar
        label={`${name} has arrived`}
        value={Math.floor((arrivedBytes / bytes) * 100)}
        figure={false}
        tone="brand"
      />
    </span>
  );
}

const openColumns = (ask: (upload: OpenUploadRow) => void): Column<OpenUploadRow>[] => [
  {
    key: "name",
    header: "File",
    rowHeader: true,
    fills: true,
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  { key: "by", header: "Person", cell: ({ user }) => user.name },
  { key: "arrived", header: "Arrived", cell: Arrived },
  {
    key: "since",
    header: "Begun",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMinute(createdAt)}</span>,
  },
  {
    key: "active",
    header: "Last active",
    cell: ({ activeAt }) => <span className="whitespace-nowrap">{formatMinute(activeAt)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: (upload) => (
      <div className="flex justify-end">
        <IconButton
          size="sm"
          label={`Cancel the upload of ${upload.name}`}
          icon={<X />}
          onClick={() => ask(upload)}
        />
      </div>
    ),
  },
];

/** The people who have uploads open, with their sizes; nothing while there are none. */
export function OpenUploads({ uploads: key }: { uploads: OpenUploads_uploads$key }) {
  const uploads = useFragment(fragment, key);
  const cancelling = useCancelUpload();
  if (uploads.length === 0) return null;
  return (
    <div className="mt-4">
      <DataTable
        caption="Unfinished uploads"
        showCaption
        description="What has arrived takes room until the upload is finished or cancelled, for a day at most."
        noun={uploadNoun}
        columns={openColumns(cancelling.ask)}
        rows={uploads}
        rowKey={({ databaseId }) => databaseId}
      />
      <ConfirmDialog
        {...cancelling.dialog}
        title="Cancel the upload"
        subject={cancelling.asked ? `${cancelling.asked.name}, by ${cancelling.asked.user.name}` : undefined}
        message="What has arrived is deleted. The person can start over."
        confirmLabel="Cancel the upload"
        cancelLabel="Keep it"
      />
    </div>
  );
}
