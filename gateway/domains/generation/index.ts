import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { orphanTask, retention } from "./jobs";
import { routes } from "./routes";
import "./GenerationRun";
import "./Instruction";
import "./mutations";
import "./queries";
import "./subscriptions";

export const manifest: DomainManifest = {
  routes,
  hiddenTables: ["GenerationRun", "GenerationAttempt"],
  recurring: [orphanTask, retention],
  personalData: {
    name: "generation",
    rows: [{ table: "Instruction", by: "createdById" }, ...rowsByUser("GenerationRun", "GenerationAttempt")],
  },
};
