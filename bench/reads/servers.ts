import { createServer } from "node:http";
import fastify from "fastify";
import { createSchema, createYoga } from "graphql-yoga";
import mercurius from "mercurius";
import { Pool } from "pg";
import { openDatabase } from "../../gateway/database/open";
import { listen } from "../../gateway/serving";
import { startLectern } from "./lectern";
import {
  listOperations,
  type Operation,
  type OperationName,
  operationNames,
  type Places,
} from "./operations";
import { peerSchema, readCourses, readModules, readTopics, readTotal } from "./peerReads";

/** The data source of a server. */
export interface Source {
  databaseUrl: string;
  places: Places;
}

const poolSize = 10;
const json = { "Content-Type": "application/json; charset=utf-8" };

/** The limit: plain HTTP, and one prepared statement that returns the JSON. */
async function startLimit({ databaseUrl, places }: Source): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize });
  const operations = listOperations(places);
  async function read(name: OperationName, { sql, sqlValues }: Operation): Promise<string> {
    if (sql === undefined) return '{"data":{"__typename":"Query"}}';
    const { rows } = await pool.query<{ answer: string }>({ name, text: sql, values: [...sqlValues] });
    return rows[0]?.answer ?? "";
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const asked: { operationName: OperationName } = JSON.parse(Buffer.concat(chunks).toString());
      const answer = await read(asked.operationName, operations[asked.operationName]);
      response.writeHead(200, { ...json, "Content-Length": Buffer.byteLength(answer) }).end(answer);
    });
  });
  return listen(server, { host: "127.0.0.1", port: 0 });
}

interface Asked {
  obj: { databaseId: number };
}

/** A loader of the rows of many parents, created for each request. */
const ofParents = <Rows>(read: (ids: number[]) => Rows) => ({
  loader: (asked: readonly Asked[]) => read(asked.map(({ obj }) => obj.databaseId)),
  opts: { cache: false },
});

/** mercurius with jit, each list by one hand-written statement. */
async function startMercurius({ databaseUrl, places: { organizationId } }: Source): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize });
  const app = fastify();
  await app.register(mercurius, {
    schema: peerSchema,
    jit: 1,
    resolvers: {
      Query: {
        courses: async (_root, { first }) => ({
          nodes: await readCourses(pool, { organizationId, first }),
          totalCount: await readTotal(pool, organizationId),
        }),
        course: async (_root, { databaseId }) =>
          (await readCourses(pool, { organizationId, databaseId }))[0] ?? null,
      },
    },
    loaders: {
      Course: {
        modules: ofParents((ids) => readModules(pool, ids)),
      },
      Module: {
        topics: ofParents((ids) => readTopics(pool, ids)),
      },
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const inOrder = [{ displayOrder: "asc" as const }, { id: "asc" as const }];
const withCard = { trainer: true, category: true, reviews: { select: { rating: true } } } as const;

interface CardRow {
  id: number;
  trainer: { name: string } | null;
  reviews: { rating: number }[];
}

const cardOf = <Row extends CardRow>({ reviews, trainer, ...row }: Row) => ({
  ...row,
  databaseId: row.id,
  trainerName: trainer?.name ?? null,
  reviewCount: reviews.length,
  rating:
    reviews.length === 0
      ? null
      : Math.round((10 * reviews.reduce((sum, { rating }) => sum + rating, 0)) / reviews.length) / 10,
});

/** Yoga over Prisma, as both document it. */
async function startYoga({ databaseUrl, places: { organizationId } }: Source): Promise<number> {
  const { prisma } = await openDatabase({ databaseUrl });
  const where = { organizationId, status: "PUBLISHED" as const };
  const yoga = createYoga({
    logging: false,
    schema: createSchema({
      typeDefs: peerSchema,
      resolvers: {
        Query: {
          async courses(_root: unknown, { first }: { first: number }) {
            const [rows, totalCount] = await Promise.all([
              prisma.course.findMany({
                where,
                include: withCard,
                take: first,
                orderBy: [{ title: "asc" }, { id: "asc" }],
              }),
              prisma.course.count({ where }),
            ]);
            return { nodes: rows.map(cardOf), totalCount };
          },
          async course(_root: unknown, { databaseId }: { databaseId: number }) {
            const row = await prisma.course.findFirst({
              where: { ...where, id: databaseId },
              include: {
                ...withCard,
                modules: { orderBy: inOrder, include: { topics: { orderBy: inOrder } } },
                _count: { select: { modules: true, topics: true } },
              },
            });
            return row && { ...cardOf(row), moduleCount: row._count.modules, topicCount: row._count.topics };
          },
        },
        Topic: { databaseId: ({ id }: { id: number }) => id },
      },
    }),
  });
  return listen(createServer(yoga), { host: "127.0.0.1", port: 0 });
}

/** The kinds of server, each in its documented way. */
export const servers = {
  limit: startLimit,
  lectern: startLectern,
  mercurius: startMercurius,
  yoga: startYoga,
} as const;

export type Kind = keyof typeof servers;

const peerReads: readonly OperationName[] = ["typename", "list", "detail"];

/** The reads of a kind of server: the peers serve those that need no session. */
export const listReads = (kind: Kind): readonly OperationName[] =>
  kind === "limit" || kind === "lectern" ? operationNames : peerReads;
