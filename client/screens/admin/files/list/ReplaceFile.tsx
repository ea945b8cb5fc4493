import { graphql } from "react-relay";
import type { ReplaceFileMutation } from "~/__generated__/ReplaceFileMutation.graphql";
import { UploadArea } from "~/files/UploadArea";
import { useMutation } from "~/relay/useMutation";
import { Dialog } from "~/ui/Dialog";
import { type FileRow, kindLabel } from "./fileColumns";

const mutation = graphql`
  mutation ReplaceFileMutation($fileId: Int!, $byFileId: Int!) {
    result: replaceFile(fileId: $fileId, byFileId: $byFileId) {
      ... on FilePayload @alias(as: "payload") {
        file {
          name
          bytes
          url
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "File replaced", fallback: "Failed to replace the file" };

/** Puts a new upload in the place of a file, wherever that is used. */
export function ReplaceFile({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const [replace] = useMutation<ReplaceFileMutation>(mutation, texts);
  return (
    <Dialog
      open
      title={`Replace ${file.name}`}
      description={`The new file is shown wherever this one is used. It must be of the same kind: ${kindLabel(file.kind)}.`}
      onClose={onClose}
    >
      <UploadArea
        label="Upload the new file"
        onUploaded={async ({ id }) => {
          const replaced = await replace({ fileId: file.databaseId, byFileId: id });
          if (replaced) onClose();
        }}
      />
    </Dialog>
  );
}
