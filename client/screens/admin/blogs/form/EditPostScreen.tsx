import { graphql } from "react-relay";
import type { EditPostScreenQuery } from "~/__generated__/EditPostScreenQuery.graphql";
import { updateBlogPost } from "~/commands/contentCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { courseOption } from "~/screens/admin/CoursePicker";
import { NotFound } from "~/screens/admin/NotFound";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { PostForm } from "./PostForm";

graphql`
  fragment EditPostScreen_post on BlogPost {
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
`;

const query = graphql`
  query EditPostScreenQuery($postId: Int!) @preloadable {
    blogPostToEdit(databaseId: $postId) {
      databaseId
      ...EditPostScreen_post @relay(mask: false)
    }
  }
`;

const list = "/admin/blogs";

type Post = NonNullable<EditPostScreenQuery["response"]["blogPostToEdit"]>;

/** Edits a post, then opens the list. */
export function EditPostScreen() {
  const { blogPostToEdit } = useRouteQuery<EditPostScreenQuery>(query);
  return blogPostToEdit ? <Editor post={blogPostToEdit} /> : <NotFound kind="post" />;
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
  const postId = post.databaseId;
  const readNewest = useReadNewest<EditPostScreenQuery>(query, { postId });
  const save = useSave(updateBlogPost, readNewest);
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
        onSave={(input, { version, ...saving }) => save({ postId, version, input }, { ...saving, to: list })}
      />
    </>
  );
}
