import { type DocumentNode, GraphQLError } from "graphql";
import type { Context } from "#gateway/graphql/context";
import { createLoaders } from "#gateway/graphql/loaders";
import type { Pipeline } from "#gateway/schema/pipeline";
import { restPages } from "../pages";

interface Page {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Rows that are read at once: the memory that an export takes, for a table of any size. */
const rowsAtOnce = 500;

export interface Reading {
  pipeline: Pipeline;
  document: DocumentNode;
  /** The path of the list in the result. */
  at: readonly string[];
  variables: Readonly<Record<string, unknown>>;
  context: Context;
}

function readFrom({ pipeline, document, variables, ...reading }: Reading, after: string | null) {
  // Loaders cache what they have read, so each page gets new ones.
  const loaders = createLoaders(reading.context);
  const context = { ...reading.context, loaders, maxPageSize: restPages.max };
  return pipeline.run({ document, variables: { ...variables, first: rowsAtOnce, after } }, context);
}

const partAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], data);

/** Reads a page. Null: the list's parent does not exist. Throws the error of the schema. */
async function readPage(reading: Reading, after: string | null): Promise<Page | null> {
  const { data, errors } = await readFrom(reading, after);
  const [error] = errors ?? [];
  if (error) throw error instanceof GraphQLError ? error : new GraphQLError(String(error));
  return (partAt(data, reading.at) ?? null) as Page | null;
}

/** Reads a whole list, page by page, each when it is needed. */
export async function* readPages(reading: Reading): AsyncGenerator<unknown[] | null> {
  let after: string | null = null;
  for (;;) {
    const page: Page | null = await readPage(reading, after);
    yield page?.nodes ?? null;
    if (!page?.pageInfo.hasNextPage || page.pageInfo.endCursor === null) return;
    after = page.pageInfo.endCursor;
  }
}
