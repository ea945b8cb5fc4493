import { graphql } from "react-relay";
import type { EditPostScreenMutation } from "~/__generated__/EditPostScreenMutation.graphql";
import type { EditPostScreenQuery } from "~/__generated__/EditPostScreenQuery.graphql";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import type { SavePost } from "./PostForm";
import { courseOption, PostForm } from "./PostForm";

const query = graphql`
  query EditPostScreenQuery($postId: Int!) @preloadable {
    blogPostToEdit(databaseId: $postId) {
      databaseId
      slug
      title
      summary
      body
      authorName
      status
      updatedAt
      course {
        databaseId
        code
        title
      }
    }
  }
`;

const mutation = graphql`
  mutation EditPostScreenMutation($postId: Int!, $version: DateTime!, $input: BlogPostInput!) {
    result: updateBlogPost(postId: $postId, version: $version, input: $input) {
      __typename
      ... on ChangedBlogPostPayload {
        post {
          slug
          title
          summary
          body
          authorName
          status
          publishedAt
          updatedAt
          course {
            databaseId
            code
            title
          }
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: "Post saved", fallback: "Unable to save post" };
const list = "/admin/blogs";

type Post = NonNullable<EditPostScreenQuery["response"]["blogPostToEdit"]>;

/** Edits a post, then opens the list. */
export function EditPostScreen() {
  const { blogPostToEdit } = useRouteQuery<EditPostScreenQuery>(query);
  if (blogPostToEdit) return <Editor post={blogPostToEdit} />;
  return <NotFoundState what="Post" actions={<ButtonLink to={list}>View all posts</ButtonLink>} />;
}

const toSavedState = ({ slug, title, summary, body, authorName, status, course, updatedAt }: Post) => ({
  version: updatedAt,
  values: {
    ...{ slug, title, summary, body, authorName, status },
    courseId: course ? String(course.databaseId) : "",
  },
});

function Editor({ post }: { post: Post }) {
  const title = `Edit ${post.title}`;
  useScreenTitle(title);
  const leave = useLeaveForm();
  const [update] = useMutation<EditPostScreenMutation>(mutation, texts);
  const readNewest = useReadNewest<EditPostScreenQuery>(query, { postId: post.databaseId });
  const save: SavePost = async (input, { version, onFieldErrors, onStale }) => {
    const variables = { postId: post.databaseId, version, input };
    const saved = await update(variables, { onFieldErrors, onStale: () => readNewest(onStale) });
    if (saved) leave(list);
    return saved !== null;
  };
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: "Blogs", to: list }, { label: "Edit" }]}
        actions={<ButtonLink to={`/blog/${encodeURIComponent(post.slug)}`}>View</ButtonLink>}
      />
      <PostForm
        saved={toSavedState(post)}
        course={post.course ? courseOption(post.course) : null}
        submitLabel="Save post"
        onSave={save}
      />
    </>
  );
}
