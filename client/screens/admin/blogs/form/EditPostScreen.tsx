import { graphql, useFragment } from "react-relay";
import {
  type PostInput,
  postLabels,
  postLimits,
  postMessages,
  postSchema,
  toSlug,
} from "#gateway/domains/blogs/contract";
import { publishStatusLabels } from "#gateway/domains/courses/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { EditPostScreen_post$key } from "~/__generated__/EditPostScreen_post.graphql";
import type { EditPostScreenQuery } from "~/__generated__/EditPostScreenQuery.graphql";
import { createBlogPost, updateBlogPost } from "~/commands/contentCommands";
import { FormCard } from "~/forms/FormCard";
import { MarkdownField } from "~/forms/MarkdownField";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useOptionField } from "~/forms/useOptionField";
import { useSave } from "~/forms/useSave";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { CoursePicker, courseOption } from "~/screens/admin/CoursePicker";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";

const fragment = graphql`
  fragment EditPostScreen_post on BlogPost {
    slug
    title
    summary
    body
    authorName
    status
    publishedAt
    updatedAt
    course { databaseId code title }
  }
`;

/** The form's values, as texts. */
type PostValues = Record<keyof typeof postLabels, string>;

/** The initial values; a new post is by the person who writes it. */
const toValues = (post: FragmentData<EditPostScreen_post$key> | null, authorName: string): PostValues => ({
  title: post?.title ?? "",
  slug: post?.slug ?? "",
  summary: post?.summary ?? "",
  body: post?.body ?? "",
  authorName: post?.authorName ?? authorName,
  courseId: post?.course ? String(post.course.databaseId) : "",
  status: post?.status ?? "DRAFT",
});

const statuses = getOptions(publishStatusLabels);

interface Props {
  /** Null for a new post. */
  post: EditPostScreen_post$key | null;
  submitLabel: string;
  onSave: SaveForm<PostInput>;
}

const list = "/admin/blogs";

/** The form of a new or existing post; confirms before unsaved changes are lost. */
function PostForm({ post: key, submitLabel, onSave }: Props) {
  const post = useFragment(fragment, key) ?? null;
  const { account } = useSession();
  const saved = { version: post?.updatedAt ?? "", values: toValues(post, account?.name ?? "") };
  const course = post?.course ? courseOption(post.course) : null;
  const { form, crossing } = useVersionedForm({
    schema: postSchema,
    labels: postLabels,
    saved,
    onSave,
    kept: useKeptPlace("post"),
  });
  const courseField = useOptionField(form.field("courseId"), { initial: course, chosen: form.chosen });
  const formatTheirs = ({ name, theirs }: { name: string; theirs: string }): string => {
    if (name === "courseId") return course?.label ?? "None";
    return statuses.find(({ value }) => name === "status" && value === theirs)?.label ?? theirs;
  };
  const slug = form.values.slug.trim().toLowerCase() || saved.values.slug || toSlug(form.values.title);
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={list}
      className="max-w-4xl"
      conflict={{ title: postMessages.changed, crossing, labels: postLabels, formatTheirs }}
    >
      <TextInput {...form.field("title")} autoComplete="off" />
      <TextArea
        {...form.field("summary")}
        limit={postLimits.summary}
        hint="Shown in the list of posts and in link previews."
      />
      <MarkdownField
        {...form.field("body")}
        rows={14}
        className="[&_textarea]:max-h-[32rem] [&_textarea]:min-h-72"
        limit={postLimits.body}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...form.field("slug")}
          verbatim
          hint={slug ? `/blog/${slug}` : "Leave empty to generate it from the title."}
        />
        <TextInput {...form.field("authorName")} autoComplete="off" />
        <CoursePicker status={null} {...courseField} hint="Linked below the post." />
        <Select {...form.field("status")} options={statuses} hint="Only staff can see drafts." />
      </div>
    </FormCard>
  );
}

const title = "Create post";

/** Creates a post, then opens the list. */
export function CreatePostScreen() {
  const save = useSave(createBlogPost);
  return (
    <>
      <ScreenHead title={title} breadcrumbs={[{ label: "Blogs", to: list }, { label: "Create" }]} />
      <PostForm
        post={null}
        submitLabel={title}
        onSave={(input, { onFieldErrors }) => save({ input }, { onFieldErrors, to: list })}
      />
    </>
  );
}

const query = graphql`
  query EditPostScreenQuery($postId: Int!) @preloadable {
    post: blogPostToEdit(databaseId: $postId) { databaseId slug title ...EditPostScreen_post }
  }
`;

/** Edits a post, then opens the list. */
export const EditPostScreen = foundScreen(query, "post", Editor);

function Editor({ post, readNewest }: FoundProps<EditPostScreenQuery, "post">) {
  const title = `Edit ${post.title}`;
  const postId = post.databaseId;
  const save = useSave(updateBlogPost, readNewest);
  return (
    <>
      <ScreenHead
        title={title}
        breadcrumbs={[{ label: "Blogs", to: list }, { label: "Edit" }]}
        actions={<ButtonLink to={`/blog/${encodeURIComponent(post.slug)}`}>View</ButtonLink>}
      />
      <PostForm
        post={post}
        submitLabel="Save post"
        onSave={(input, { version, ...saving }) => save({ postId, version, input }, { ...saving, to: list })}
      />
    </>
  );
}
