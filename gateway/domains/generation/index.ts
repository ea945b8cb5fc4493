import type { DomainManifest } from "#gateway/graphql/manifest";
import { orphanJob } from "./jobs";
import "./GenerationRun";
import "./Instruction";
import "./mutations";
import "./queries";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["GenerationRun", "GenerationAttempt"],
  jobs: [orphanJob],
};
