import { graphql } from "react-relay";
import type { CreatePostScreenMutation } from "~/__generated__/CreatePostScreenMutation.graphql";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useSession } from "~/session/sessionStore";
import { PageHeader } from "~/ui/PageHeader";
import { PostForm } from "./PostForm";

const mutation = graphql`
  mutation CreatePostScreenMutation($input: BlogPostInput!) {
    result: createBlogPost(input: $input) {
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "Post created", fallback: "Unable to create post" };
const title = "Create post";

/** Creates a post, then opens the list. */
export function CreatePostScreen() {
  useScreenTitle(title);
  const { account } = useSession();
  const save = useSave<CreatePostScreenMutation>(mutation, texts);
  const empty = { title: "", slug: "", summary: "", body: "", courseId: "", status: "DRAFT" };
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: "Blogs", to: "/admin/blogs" }, { label: "Create" }]} />
      <PostForm
        saved={{ version: "", values: { ...empty, authorName: account?.name ?? "" } }}
        course={null}
        submitLabel={title}
        onSave={(input, { onFieldErrors }) => save({ input }, { onFieldErrors, to: "/admin/blogs" })}
      />
    </>
  );
}
