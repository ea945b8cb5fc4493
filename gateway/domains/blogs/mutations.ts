import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { PublishStatus } from "../courses/Course";
import { BlogPost } from "./BlogPost";
import { createPost, deletePost, setPostStatus, updatePost } from "./commands";
import { postLimits } from "./contract";

const ChangedPost = changedPayload("ChangedBlogPostPayload", {
  description: "The post after the change.",
  rows: { post: { type: BlogPost, id: "postId", description: "The post." } },
});

const DeletedPost = deletedPayload({ type: "BlogPost", description: "A deleted post." });

const BlogPostInput = builder.inputType("BlogPostInput", {
  fields: (t) => ({
    title: t.string({ required: true, description: `At most ${postLimits.title} characters.` }),
    slug: t.string({
      description:
        "Lower-case letters, digits and hyphens, unique. Without one a new post derives it from its title, and an existing post keeps its own.",
    }),
    summary: t.string({ required: true, description: `At most ${postLimits.summary} characters.` }),
    body: t.string({
      required: true,
      description: `Markdown without HTML, at most ${postLimits.body} characters.`,
    }),
    authorName: t.string({ required: true, description: "The author." }),
    courseId: t.int({ description: "The related course; null for none." }),
    status: t.field({
      type: PublishStatus,
      required: true,
      description: "Drafts are visible to staff only.",
    }),
  }),
});

staffMutation("createBlogPost", {
  type: ChangedPost,
  description: "Creates a blog post. Requires staff.",
  args: builder.args((t) => ({ input: t.field({ type: BlogPostInput, required: true }) })),
  run: async (context, member, { input }) => ({
    postId: await createPost(context, member, input),
  }),
});

staffMutation("updateBlogPost", {
  type: ChangedPost,
  description: "Changes a blog post. Requires staff.",
  args: builder.args((t) => ({
    postId: t.int(rowId("post")),
    version: t.field(editedVersion),
    input: t.field({ type: BlogPostInput, required: true }),
  })),
  run: updatePost,
});

staffMutation("setBlogPostStatus", {
  type: ChangedPost,
  description: "Publishes a blog post, or makes it a draft again. Requires staff.",
  args: builder.args((t) => ({
    postId: t.int(rowId("post")),
    status: t.field({ type: PublishStatus, required: true, description: "The new status." }),
  })),
  run: setPostStatus,
});

deleteMutation("deleteBlogPost", {
  type: DeletedPost,
  row: "post",
  description: "Deletes a blog post. Requires staff.",
  command: deletePost,
});
