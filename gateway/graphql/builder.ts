import SchemaBuilder from "@pothos/core";
import ErrorsPlugin from "@pothos/plugin-errors";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { pageSizes } from "../domains/lists/contract";
import { datamodel } from "./columns";
import type { Context } from "./context";
import type PrismaTypes from "./generated/pothos";
import "./loadedColumns";
import { accessError, getScopes, type Scopes } from "./scopes";

/** Read as a Date; returned as one, or as the text that it was read as. */
interface Moment {
  Input: Date;
  Output: Date | string;
}

interface SchemaTypes {
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: Scopes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    Date: Moment;
    DateTime: Moment;
    Time: Moment;
  };
}

/**
 * The one builder of the one schema. The order of the plugins matters: access is checked before errors are
 * caught.
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin, ErrorsPlugin, "loadedColumns", PrismaPlugin, RelayPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: ({ viewer }) => getScopes(viewer),
    // A subscription is authorized when it begins, and again whenever the viewer changes; see live.ts.
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, { viewer }) => accessError(viewer),
  },
  errors: { directResult: true, defaultTypes: [] },
  prisma: {
    client: ({ db }) => db,
    dmmf: datamodel,
    filterConnectionTotalCount: true,
    maxConnectionSize: pageSizes.max,
    defaultConnectionSize: pageSizes.tables,
    // A resolver that finds nothing has no use for its query; tests count the statements instead.
    onUnusedQuery: null,
  },
  relay: {
    clientMutationId: "omit",
    cursorType: "String",
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    nodesQueryOptions: false,
    nodesOnConnection: true,
  },
});

builder.queryType({ description: "All queries.", authScopes: { public: true } });
builder.mutationType({
  description: "All mutations. Each returns a payload or a Refusal; select both, as `result`.",
  authScopes: { public: true },
});
builder.subscriptionType({
  description: "All subscriptions, over WebSocket (the protocol is graphql-transport-ws).",
});

/** The row id in a node's global id; -1, which no row has, if it is not a number. */
export const nodeNumber = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : -1);
