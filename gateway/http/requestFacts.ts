import type { IncomingMessage } from "node:http";
import { isMember, type Viewer } from "../session/viewer";

/**
 * The facts of a request's log line besides path, status and time: ids and names of ours, nothing that was
 * typed.
 */
export interface RequestFacts {
  tenantId?: number;
  userId?: number;
  /** The GraphQL operation's name, or the method and path template of a documented call. */
  operation?: string;
  /** The path template of a documented call. */
  template?: string;
}

const noted = new WeakMap<IncomingMessage, RequestFacts>();

/** Adds facts about a request to its log line. */
export function noteFacts(request: IncomingMessage, facts: RequestFacts): void {
  const known = noted.get(request);
  if (known) Object.assign(known, facts);
  else noted.set(request, { ...facts });
}

/** Adds the viewer of a request to its log line. */
export function noteViewer(request: IncomingMessage, viewer: Viewer): void {
  noteFacts(request, viewerFacts(viewer));
}

/** The ids by which log lines name a viewer. */
export const viewerFacts = (viewer: Viewer): RequestFacts => ({
  tenantId: viewer.organizationId,
  ...(isMember(viewer) ? { userId: viewer.userId } : {}),
});

/** The facts about a request. */
export const readFacts = (request: IncomingMessage): RequestFacts => noted.get(request) ?? {};
