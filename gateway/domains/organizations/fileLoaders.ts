import { type FileOwners, nameAll } from "#gateway/ports/fileOwners";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  ORGANIZATION: {
    // Its name and logo are shown to every visitor.
    findSeen: async (_reading, ids) => ids,
    readNames: async (_reading, ids) => nameAll(ids, "Logo", "/admin/organizations"),
  },
};
