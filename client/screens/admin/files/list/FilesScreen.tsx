import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { fileKindLabels, fileKindNames, shownBytes } from "#gateway/domains/files/contract";
import type { FilesScreenQuery } from "~/__generated__/FilesScreenQuery.graphql";
import { OpenUploads } from "~/files/OpenUploads";
import { UploadArea } from "~/files/UploadArea";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { ListFilters } from "~/lists/ListFilters";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { filesChanged } from "~/screens/admin/changes";
import { ProgressBar } from "~/ui/ProgressBar";
import { aboutFiles, FileTable } from "./FileTable";
import { fileColumns } from "./fileColumns";
import { filesList } from "./filesList";

const query = graphql`
  query FilesScreenQuery(
    $search: String, $kind: FileKind, $unusedOnly: Boolean
    $sort: FileSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
    $managesFiles: Boolean!
  ) @preloadable {
    fileQuota { usedBytes quotaBytes }
    openUploads @include(if: $managesFiles) { ...OpenUploads_uploads }
    files(
      search: $search, kind: $kind, unusedOnly: $unusedOnly
      sort: $sort, reversed: $reversed
      first: $first, after: $after, last: $last, before: $before
    ) { ...FileTable_files }
  }
`;

const kindOptions = fileKindNames.map((kind) => ({ value: kind, label: fileKindLabels[kind] }));

/** The room that is taken, as figures and a bar. */
function Quota({ usedBytes, quotaBytes }: FilesScreenQuery["response"]["fileQuota"]) {
  const percent = (usedBytes / quotaBytes) * 100;
  return (
    <div className="min-w-56 flex-1 text-sm sm:max-w-80">
      <span className="text-muted tabular-nums">
        {shownBytes(usedBytes)} of {shownBytes(quotaBytes)} used
      </span>
      <ProgressBar
        label="Storage used by files"
        value={percent}
        figure={false}
        tone={percent > 90 ? "danger" : "brand"}
      />
    </div>
  );
}

function FileFilters() {
  return (
    <ListFilters
      list={filesList}
      search="Search files"
      className="sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(0,1fr)]"
      filters={[
        { name: "kind", label: "Kind", placeholder: "All kinds", options: kindOptions },
        {
          name: "unused",
          label: "Use",
          placeholder: "Used or not",
          options: [{ value: "yes", label: "Nothing uses it" }],
        },
      ]}
    />
  );
}

/** The library of files. */
export function FilesScreen() {
  const { revalidate } = useRevalidator();
  const { fileQuota, files, openUploads } = useLiveQuery<FilesScreenQuery>(query, filesChanged);
  const uploads = (
    <div className="mb-3">
      <UploadArea label="Upload files" multiple onUploaded={() => void revalidate()}>
        <Quota {...fileQuota} />
      </UploadArea>
      {openUploads && <OpenUploads uploads={openUploads} />}
    </div>
  );
  return (
    <ListScreen about={aboutFiles}>
      <UnsavedChanges />
      <FileTable files={files} above={uploads} toolbar={<FileFilters />} />
    </ListScreen>
  );
}

const columns = fileColumns({ ask: () => undefined });

/** Placeholder for the list while it loads; the filters work already. */
export function FilesSkeleton() {
  return <ListScreenSkeleton about={aboutFiles} columns={columns} toolbar={<FileFilters />} />;
}
