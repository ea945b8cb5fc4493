import { FolderOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { shownBytes } from "#gateway/domains/files/contract";
import type { FileTable_files$key } from "~/__generated__/FileTable_files.graphql";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { RenameFile, ReplaceFile, useDeleteFile } from "./fileActs";
import { type FileRow, fileColumns, fileNoun } from "./fileColumns";
import { exportedFiles, filesList } from "./filesList";

/** The library of files. */
export const aboutFiles: ListAbout = {
  title: "Files",
  subtitle: "Everything that was uploaded. What nothing uses is deleted after seven days.",
  caption: "Files",
  noun: fileNoun,
  exports: "files",
  empty: {
    icon: <FolderOpen />,
    title: "No files yet",
    text: "Upload the first one above, or where it is used.",
  },
};

const fragment = graphql`
  fragment FileTable_files on QueryFilesConnection {
    ...useListPage_page
    nodes {
      id
      databaseId
      name
      kind
      bytes
      url
      uploadedByName
      createdAt
      canDelete
      canReplace
      uses {
        label
        address
      }
    }
  }
`;

interface Props {
  files: FileTable_files$key;
  /** Search and filters. */
  toolbar: ReactNode;
  /** Content between the toolbar and the table. */
  above: ReactNode;
}

/** A page of files with their actions. */
export function FileTable({ files: key, toolbar, above }: Props) {
  const files = useFragment(fragment, key);
  const [edited, setEdited] = useState<{ act: "rename" | "replace"; file: FileRow } | null>(null);
  const deletion = useDeleteFile();
  const Dialog = edited?.act === "replace" ? ReplaceFile : RenameFile;
  return (
    <>
      <ListTable
        list={filesList}
        about={aboutFiles}
        {...{ toolbar, above }}
        columns={() =>
          fileColumns({
            ask: (act, file) => (act === "delete" ? deletion.ask(file) : setEdited({ act, file })),
          })
        }
        page={files}
        variables={exportedFiles}
        advice="Try fewer words, or another kind."
      />
      {edited && <Dialog file={edited.file} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        {...deletion.dialog}
        title="Delete the file"
        subject={deletion.asked ? `${deletion.asked.name}, ${shownBytes(deletion.asked.bytes)}` : undefined}
      />
    </>
  );
}
