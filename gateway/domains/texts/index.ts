import type { DomainManifest } from "#gateway/graphql/manifest";
import { renderJob, staleTask } from "./jobs";
import "./queries";

export const manifest: DomainManifest = { jobs: [renderJob], recurring: [staleTask] };
