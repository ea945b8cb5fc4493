import { createBlogPost } from "~/commands/contentCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useSession } from "~/session/sessionStore";
import { PageHeader } from "~/ui/PageHeader";
import { PostForm } from "./PostForm";

const title = "Create post";

/** Creates a post, then opens the list. */
export function CreatePostScreen() {
  useScreenTitle(title);
  const { account } = useSession();
  const save = useSave(createBlogPost);
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
