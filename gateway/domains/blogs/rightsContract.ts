import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Communication: {
    "blogs.write": {
      label: "Write the blog",
      description: "Write, publish and delete blog posts.",
    },
  },
} as const satisfies DomainRights;
