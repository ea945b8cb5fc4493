import type { Gateway } from "./gateway";
import { CacheMemory } from "./http/cacheMemory";
import { openClientFiles } from "./http/clientFiles";
import { createGraphqlHandler } from "./http/graphqlHandler";
import { LearnerResponses } from "./http/learnerResponses";
import type { PagesBuild } from "./http/pagesBuild";
import { openReadiness } from "./http/readiness";
import { RenderedPages } from "./http/renderedPages";
import { RunningExports } from "./http/runningExports";
import { VisitorResponses } from "./http/visitorResponses";
import { openExportHandler } from "./rest/export/handler";
import { createRestHandler } from "./rest/restHandler";
import type { Pipeline, PipelineOptions } from "./schema/pipeline";

export interface RequestHandlerOptions {
  /** The folder of the built client. */
  clientFolder: string;
  /** The visitors' pages as the build has made them; without them visitors get every page without its content. */
  pagesBuild?: PagesBuild | undefined;
}

interface Parts extends Pick<PipelineOptions, "persisted"> {
  gateway: Gateway;
  pipeline: Pipeline;
}

/** Opens the handlers that the router leads requests to, and the caches that they share. */
export function openRequestHandlers(parts: Parts, { clientFolder, pagesBuild }: RequestHandlerOptions) {
  const { gateway, pipeline } = parts;
  const { database, hiddenTables, metrics } = gateway;
  const memory = new CacheMemory({ metrics });
  const visitors = new VisitorResponses({ ...parts, memory });
  const learners = new LearnerResponses({ ...parts, memory, hiddenTables });
  const running = new RunningExports();
  return {
    gateway,
    pipeline,
    /** Exports under way, tables and archives alike. */
    running,
    /** The visitors' pages with their content; without a build there are none. */
    rendered: pagesBuild && new RenderedPages({ gateway, pipeline, visitors, memory, build: pagesBuild }),
    answerGraphql: createGraphqlHandler({ gateway, pipeline, visitors, learners }),
    answerRest: createRestHandler(pipeline),
    exportTable: openExportHandler(pipeline, running),
    serveClient: openClientFiles(clientFolder),
    isReady: openReadiness(() => database.ping()),
  };
}

export type RequestHandlers = ReturnType<typeof openRequestHandlers>;
