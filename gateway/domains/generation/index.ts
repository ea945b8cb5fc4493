import type { DomainManifest } from "#gateway/graphql/manifest";
import { orphanTask } from "./jobs";
import "./GenerationRun";
import "./Instruction";
import "./mutations";
import "./queries";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["GenerationRun", "GenerationAttempt"],
  recurring: [orphanTask],
};
