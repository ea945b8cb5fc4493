import { graphql } from "react-relay";
import type { CreatePostScreenMutation } from "~/__generated__/CreatePostScreenMutation.graphql";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useSession } from "~/session/sessionStore";
import { PageHeader } from "~/ui/PageHeader";
import type { SavePost } from "./PostForm";
import { PostForm } from "./PostForm";

const mutation = graphql`
  mutation CreatePostScreenMutation($input: BlogPostInput!) {
    result: createBlogPost(input: $input) {
      __typename
      ... on ChangedBlogPostPayload {
        post {
          id
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: "Post created", fallback: "Unable to create post" };
const title = "Create post";

/** Creates a post, then opens the list. */
export function CreatePostScreen() {
  useScreenTitle(title);
  const { account } = useSession();
  const leave = useLeaveForm();
  const [create] = useMutation<CreatePostScreenMutation>(mutation, texts);
  const save: SavePost = async (input, { onFieldErrors }) => {
    const created = await create({ input }, { onFieldErrors });
    if (created) leave("/admin/blogs");
    return created !== null;
  };
  const empty = { title: "", slug: "", summary: "", body: "", courseId: "", status: "DRAFT" };
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: "Blogs", to: "/admin/blogs" }, { label: "Create" }]} />
      <PostForm
        saved={{ version: "", values: { ...empty, authorName: account?.name ?? "" } }}
        course={null}
        submitLabel={title}
        onSave={save}
      />
    </>
  );
}
