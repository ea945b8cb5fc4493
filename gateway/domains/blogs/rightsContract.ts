import type { DomainRights } from "../rightContract";

export const blogRights = {
  "blogs.write": {
    label: "Write the blog",
    description: "Write, publish and delete blog posts.",
  },
} as const satisfies DomainRights;
