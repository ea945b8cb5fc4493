import { useState } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { usePostActsDeleteMutation } from "~/__generated__/usePostActsDeleteMutation.graphql";
import type { usePostActsStatusMutation } from "~/__generated__/usePostActsStatusMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import type { PostAct, PostRow } from "./postColumns";

const statusMutation = graphql`
  mutation usePostActsStatusMutation($postId: Int!, $status: PublishStatus!) {
    result: setBlogPostStatus(postId: $postId, status: $status) {
      __typename
      ... on ChangedBlogPostPayload {
        post {
          id
          status
          publishedAt
          updatedAt
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation usePostActsDeleteMutation($postId: Int!) {
    result: deleteBlogPost(postId: $postId) {
      __typename
      ... on DeletedBlogPostPayload {
        deletedNodeId
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

/** The texts of an action's confirmation. */
export const actionMessages = {
  publish: {
    title: "Publish this post?",
    message: "Anyone can read it on your blog.",
    confirmLabel: "Publish",
    cancelLabel: "Cancel",
    tone: "primary",
  },
  unpublish: {
    title: "Unpublish this post?",
    message: "It becomes a draft that only staff can see.",
    confirmLabel: "Unpublish",
    cancelLabel: "Cancel",
    tone: "primary",
  },
  delete: {
    title: "Delete this post?",
    message: "You can't undo this.",
    confirmLabel: "Delete",
    cancelLabel: "Cancel",
    tone: "danger",
  },
} as const;

const publishTexts = { success: "Post published", fallback: "Unable to publish post" };
const unpublishTexts = { success: "Post unpublished", fallback: "Unable to unpublish post" };
const deleteTexts = { success: "Successfully Deleted", fallback: "Unable to delete post" };

function takeFrom(store: RecordSourceSelectorProxy, listId: string, { id }: PostRow): void {
  const list = store.get(listId);
  const rows = list?.getLinkedRecords("nodes") ?? [];
  list?.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== id),
    "nodes",
  );
  const total = list?.getValue("totalCount");
  if (typeof total === "number") list?.setValue(Math.max(0, total - 1), "totalCount");
}

/** Publishes, unpublishes and deletes posts, each after confirmation; keeps the reason when one fails. */
export function usePostActs(listId: string) {
  const [publish] = useMutation<usePostActsStatusMutation>(statusMutation, publishTexts);
  const [unpublish] = useMutation<usePostActsStatusMutation>(statusMutation, unpublishTexts);
  const [remove] = useMutation<usePostActsDeleteMutation>(deleteMutation, deleteTexts);
  const [asked, setAsked] = useState<{ act: PostAct; post: PostRow } | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const ask = (act: PostAct, post: PostRow) => {
    setFailures(({ [post.id]: _gone, ...rest }) => rest);
    setRefusal(undefined);
    setAsked({ act, post });
  };
  const removePost = async (post: PostRow) => {
    const deleted = await remove(
      { postId: post.databaseId },
      {
        updater: (store, data) => {
          if (data?.result.__typename === "DeletedBlogPostPayload") takeFrom(store, listId, post);
        },
        onFailure: setRefusal,
      },
    );
    if (deleted) setAsked(null);
  };
  const setStatus = (post: PostRow, status: "PUBLISHED" | "DRAFT") => {
    setAsked(null);
    const run = status === "PUBLISHED" ? publish : unpublish;
    void run(
      { postId: post.databaseId, status },
      {
        optimisticUpdater: (store) => store.get(post.id)?.setValue(status, "status"),
        onFailure: (reason) => setFailures((before) => ({ ...before, [post.id]: reason })),
      },
    );
  };
  const confirm = async () => {
    if (asked?.act === "delete") await removePost(asked.post);
    else if (asked) setStatus(asked.post, asked.act === "publish" ? "PUBLISHED" : "DRAFT");
  };
  return { asked, refusal, failures, ask, confirm, cancel: () => setAsked(null) };
}
