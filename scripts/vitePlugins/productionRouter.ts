import type { Plugin } from "vite";

/** The router's package names its development build only, whatever is being built. */
export const productionRouter: Plugin = {
  name: "production-router",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const entry = await this.resolve(source, importer, { skipSelf: true });
      return entry && { ...entry, id: entry.id.replace("/development/", "/production/") };
    },
  },
};
