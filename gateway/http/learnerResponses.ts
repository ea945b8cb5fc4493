import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import { type PersistedDocuments, readPersistedOperation } from "../graphql/persisted";
import { createContext, noRequest } from "../schema/createContext";
import type { Pipeline } from "../schema/pipeline";
import { isStaff, type Member } from "../session/viewer";
import type { CacheMemory } from "./cacheMemory";
import { noticing } from "./noticing";
import { readParams } from "./plainGraphql";
import { CachedResponse, ResponseCache } from "./responseCache";
import { longestBody, passing } from "./visitorResponses";

/** Keys that tell a learner from others of the same roles. */
const personal = ["userId", "username", "name", "sessionHash"] as const satisfies (keyof Member)[];

/** Parts of the context that read rows without a plan, so that the tables are unknown. */
const unplanned = ["db", "loaders", "origin"] as const satisfies (keyof Context)[];

/** Tables that the database itself writes, without an event. */
const writtenByTriggers: readonly string[] = ["File", "PlaceRequest"];

interface Parts {
  gateway: Gateway;
  pipeline: Pipeline;
  persisted: () => PersistedDocuments;
  /** The memory that all cached responses share. */
  memory: CacheMemory;
  /** The tables whose writes publish no event. */
  hiddenTables: ReadonlySet<string>;
}

/** A member's request. */
interface MemberRequest {
  body: Buffer;
  member: Member;
  log: Logger;
}

interface Making extends Omit<MemberRequest, "body"> {
  /** The parameters in the body. */
  params: Record<string, unknown>;
}

interface LearnerResponse {
  /** Its bytes; without them the query runs for its viewer alone. */
  answer?: CachedResponse;
  tables?: ReadonlySet<string>;
  /** Whether the query depends on more than the roles, for any variables. */
  isOwn?: boolean;
}

const roleKeys = new WeakMap<Member, string>();

/** Returns a short key shared by members whose responses may be the same. */
function getRoleKey(member: Member): string {
  const known = roleKeys.get(member);
  if (known !== undefined) return known;
  const { userType, roles, rights, lacksSecondFactor = false } = member;
  const common = [userType, lacksSecondFactor, [...roles].sort(), Object.entries(rights).sort()];
  const key = createHash("sha256").update(JSON.stringify(common)).digest("base64");
  roleKeys.set(member, key);
  return key;
}

/**
 * The cached responses to learners' persisted queries that depend on the viewer's roles alone, such as the
 * catalogue: each is read once for all of them. It is dropped by a write of a table that its plan reads, including
 * the viewer's own. Staff are left out: they read drafts, whose writes publish no event.
 */
export class LearnerResponses {
  readonly #parts: Parts;
  readonly #kept: ResponseCache<LearnerResponse>;
  /** Queries of roles that ask for more than the roles: they are not tried again. */
  readonly #unfit = new LRUCache<string, true>({ max: 10_000 });

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, memory } = parts;
    this.#kept = new ResponseCache({ bus: gateway.bus, clock: gateway.clock, memory });
  }

  /** The shared response to a body that is just a persisted query; undefined for any that runs for its viewer alone. */
  async answer({ body, member, log }: MemberRequest): Promise<CachedResponse | undefined> {
    if (body.length > longestBody || isStaff(member)) return undefined;
    const { organizationId } = member;
    const role = getRoleKey(member);
    const key = `${role} ${body.toString("latin1")}`;
    const known = this.#kept.find(organizationId, key);
    if (known) return known;
    const params = readParams(body) ?? {};
    const operation = readPersistedOperation(this.#parts.persisted(), params);
    if (!operation) return undefined;
    const query = `${role} ${operation.documentId}`;
    if (this.#unfit.has(query)) return undefined;
    const make = async () => {
      const made = await this.#make({ params, member, log });
      if (made.isOwn) this.#unfit.set(query, true);
      return made;
    };
    return (await this.#kept.share(organizationId, key, make)).answer;
  }

  async #make({ params, member, log }: Making): Promise<LearnerResponse> {
    const { gateway, pipeline } = this.#parts;
    const tenant = await gateway.tenants.find(member.organizationId);
    if (!tenant) return {};
    let name: string | undefined;
    const tables = new Set<string>();
    const viewer = noticing({ ...member }, personal);
    const context = noticing(
      createContext(gateway, {
        ...noRequest,
        viewer: viewer.watched,
        tenant,
        log,
        noteOperation: (noted) => {
          name = noted;
        },
      }),
      [...passing, ...unplanned],
    );
    context.watched.noteTables = (read) => {
      for (const table of read) tables.add(table);
    };
    const started = performance.now();
    const text = await pipeline.postPlanned(params, context.watched, { isTrial: true });
    if (viewer.wasAsked() || context.wasAsked() || [...tables].some(this.#isUntold)) return { isOwn: true };
    // A caller's wrong variables, or an unreachable database, mean nothing for the query.
    if (typeof text !== "string") return {};
    const seconds = (performance.now() - started) / 1000;
    gateway.metrics.operation({ name: name ?? "other", failed: false, seconds });
    return { answer: new CachedResponse(Buffer.from(text), name), tables };
  }

  #isUntold = (table: string): boolean =>
    this.#parts.hiddenTables.has(table) || writtenByTriggers.includes(table);
}
