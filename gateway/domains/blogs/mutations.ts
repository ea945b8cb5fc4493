import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { ofEdit, ofInput, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { PublishStatus } from "../courses/Course";
import { BlogPost } from "./BlogPost";
import { createPost, deletePost, setPostStatus, updatePost } from "./commands";
import { postLimits } from "./contract";

const ChangedPost = changedRow("ChangedBlogPostPayload", "post", { type: BlogPost });

const BlogPostInput = inputType("BlogPostInput", {
  title: required("String", `At most ${postLimits.title} characters.`),
  slug: optional(
    "String",
    "Lower-case letters, digits and hyphens, unique. If left out, a new post derives it from its title, and an existing post keeps its own.",
  ),
  summary: required("String", `At most ${postLimits.summary} characters.`),
  body: required("String", `Markdown without HTML, at most ${postLimits.body} characters.`),
  authorName: required("String", "The author."),
  courseId: optional("Int", "The related course; null for none."),
  status: required(PublishStatus, "Drafts are visible to staff only."),
});

staffMutation("createBlogPost", {
  right: "blogs.write",
  type: ChangedPost,
  description: "Creates a blog post. Requires staff.",
  ...ofInput(BlogPostInput, createPost),
});

staffMutation("updateBlogPost", {
  right: "blogs.write",
  type: ChangedPost,
  description: "Changes a blog post. Requires staff.",
  ...ofEdit("post", BlogPostInput, updatePost),
});

staffMutation("setBlogPostStatus", {
  right: "blogs.write",
  type: ChangedPost,
  description: "Publishes a blog post, or makes it a draft again. Requires staff.",
  args: toArgs({ postId: rowId("post"), status: required(PublishStatus, "The new status.") }),
  run: setPostStatus,
});

staffDeletion("deleteBlogPost", deletePost, {
  row: "post",
  right: "blogs.write",
  description: "Deletes a blog post. Requires staff.",
  payload: "A deleted post.",
});
