import { publishStatusLabels } from "../courses/contract";
import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of blogs. */
export const history = {
  mutations: {
    createBlogPost: "blogPost.created",
    updateBlogPost: "blogPost.updated",
    setBlogPostStatus: "blogPost.statusChanged",
    deleteBlogPost: "blogPost.deleted",
  },
  actions: {
    "blogPost.created": "Blog post created",
    "blogPost.deleted": "Blog post deleted",
    "blogPost.statusChanged": "Status of a blog post changed",
    "blogPost.updated": "Blog post updated",
  },
  tables: {
    BlogPost: "Blog post",
  },
  columns: {
    BlogPost: {
      body: "Text",
      slug: "Address",
    },
  },
  values: {
    BlogPost: { status: publishStatusLabels },
  },
} as const satisfies DomainHistory;
