import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { PublishStatus } from "../courses/Course";
import { BlogPost } from "./BlogPost";
import { createPost, deletePost, setPostStatus, updatePost } from "./commands";
import { postLimits } from "./contract";

const ChangedPost = builder.objectRef<{ postId: number }>("ChangedBlogPostPayload").implement({
  description: "The post after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    post: t.prismaField({
      type: BlogPost,
      description: "The post.",
      resolve: (query, { postId }, _args, { db }) =>
        db.blogPost.findUniqueOrThrow({ ...query, where: { id: postId } }),
    }),
  }),
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

const postId = { required: true, description: "The post's id." } as const;

builder.mutationField("createBlogPost", (t) =>
  t.field({
    type: ChangedPost,
    description: "Creates a blog post. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateBlogPost"),
    args: { input: t.arg({ type: BlogPostInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      postId: await createPost(context, requireMember(context.viewer), input),
    }),
  }),
);

builder.mutationField("updateBlogPost", (t) =>
  t.field({
    type: ChangedPost,
    description: "Changes a blog post. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateBlogPost"),
    args: {
      postId: t.arg.int(postId),
      version: t.arg(editedVersion),
      input: t.arg({ type: BlogPostInput, required: true }),
    },
    resolve: async (_root, change, context) => {
      await updatePost(context, requireMember(context.viewer), change);
      return change;
    },
  }),
);

builder.mutationField("setBlogPostStatus", (t) =>
  t.field({
    type: ChangedPost,
    description: "Publishes a blog post, or makes it a draft again. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("SetBlogPostStatus"),
    args: {
      postId: t.arg.int(postId),
      status: t.arg({ type: PublishStatus, required: true, description: "The new status." }),
    },
    resolve: async (_root, change, context) => {
      await setPostStatus(context, requireMember(context.viewer), change);
      return change;
    },
  }),
);

builder.mutationField("deleteBlogPost", (t) =>
  t.field({
    type: DeletedPost,
    description: "Deletes a blog post. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteBlogPost"),
    args: { postId: t.arg.int(postId) },
    resolve: async (_root, args, context) => {
      await deletePost(context, requireMember(context.viewer), args.postId);
      return { deletedId: args.postId };
    },
  }),
);
