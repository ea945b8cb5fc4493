import { useState } from "react";
import { graphql } from "react-relay";
import type { usePostActsDeleteMutation } from "~/__generated__/usePostActsDeleteMutation.graphql";
import type { usePostActsStatusMutation } from "~/__generated__/usePostActsStatusMutation.graphql";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import type { PostAct, PostRow } from "./postColumns";

graphql`
  fragment usePostActs_post on BlogPost {
    status
    publishedAt
    updatedAt
  }
`;

const statusMutation = graphql`
  mutation usePostActsStatusMutation($postId: Int!, $status: PublishStatus!) {
    result: setBlogPostStatus(postId: $postId, status: $status) {
      ... on ChangedBlogPostPayload @alias(as: "payload") {
        post {
          ...usePostActs_post
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const deleteMutation = graphql`
  mutation usePostActsDeleteMutation($postId: Int!) {
    result: deleteBlogPost(postId: $postId) {
      ...readRefusal_refusal @alias(as: "refusal")
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
        updater: removeRow({ listId, nodeId: post.id }),
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
