import type { DomainManifest } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { fileOwners } from "./fileLoaders";
import { routes } from "./routes";
import "./answerFields";
import "./bankQueries";
import "./exchangeMutations";
import "./mutations";

export const manifest: DomainManifest = {
  routes,
  renderedTables: [markdownTable({ table: "Question", text: "markdown", html: "html", author: "STAFF" })],
  fileOwners,
};
