import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Lessons: {
    "files.read": {
      label: "See the file library",
      description: "See uploaded files, and use them again.",
    },
    "files.manage": {
      label: "Manage all files",
      description: "Rename, replace and delete files of others.",
    },
  },
} as const satisfies DomainRights;
