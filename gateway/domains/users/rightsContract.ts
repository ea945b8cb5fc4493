import type { DomainRights } from "../domainRightsContract";

export const rights = {
  People: {
    "users.read": {
      label: "See people",
      description: "See accounts, their progress and how to reach them.",
      own: "People in batches and courses that the person teaches",
    },
    "users.manage": {
      label: "Manage learners",
      description: "Add, import, change and deactivate learners' accounts, and make sign-in links for them.",
    },
    "users.manageStaff": {
      label: "Manage staff",
      description: "Change staff accounts, and give roles. No one can give rights that they don't have.",
    },
    "people.export": {
      label: "Export a person's data",
      description: "Download all data about a person.",
    },
    "people.erase": {
      label: "Erase people",
      description: "Remove a person's name and address everywhere. This can't be undone.",
    },
  },
} as const satisfies DomainRights;
