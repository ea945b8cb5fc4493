import type { DomainManifest } from "#gateway/graphql/manifest";
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
    rows: [
      { table: "Instruction", by: "createdById" },
      { table: "GenerationRun", by: "userId" },
      { table: "GenerationAttempt", by: "userId" },
    ],
  },
};
