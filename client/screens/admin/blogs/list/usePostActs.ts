import { useState } from "react";
import { graphql } from "react-relay";
import { deleteBlogPost, setBlogPostStatus } from "~/commands/contentCommands";
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

const publishPost = { ...setBlogPostStatus, success: "Post published", fallback: "Unable to publish post" };
const unpublishPost = {
  ...setBlogPostStatus,
  success: "Post unpublished",
  fallback: "Unable to unpublish post",
};

/** Publishes, unpublishes and deletes posts, each after confirmation; keeps the reason when one fails. */
export function usePostActs(listId: string) {
  const [publish] = useMutation(publishPost);
  const [unpublish] = useMutation(unpublishPost);
  const [remove] = useMutation(deleteBlogPost);
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
