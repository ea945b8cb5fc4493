import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useDeleteFileMutation } from "~/__generated__/useDeleteFileMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { useConfirm } from "~/ui/useConfirm";
import type { FileRow } from "./fileColumns";

const mutation = graphql`
  mutation useDeleteFileMutation($fileId: Int!) {
    result: deleteFile(fileId: $fileId) {
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "File deleted", fallback: "Failed to delete the file" };

/** Deletes files that nothing uses, each after confirmation, and refetches the list. */
export function useDeleteFile() {
  const [remove] = useMutation<useDeleteFileMutation>(mutation, texts);
  const { revalidate } = useRevalidator();
  return useConfirm(async ({ databaseId: fileId }: FileRow, options) => {
    const deleted = await remove({ fileId }, options);
    if (deleted) void revalidate();
    return deleted;
  });
}
