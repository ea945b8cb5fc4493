import type { Context } from "#gateway/graphql/context";
import type { Reading } from "#gateway/graphql/loaders";
import { findReadableFiles } from "#gateway/ports/fileOwners";
import { may } from "#gateway/session/viewer";
import { dayIn } from "../dayContract";

/** Reads which of many files the viewer may read, on a day in the organization's zone. */
const readReadable = (today: string) => async (reading: Reading, ids: readonly number[]) => {
  const files = await reading.db.file.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, uploadedById: true },
  });
  const readable = await findReadableFiles({ ...reading, today: () => today }, files);
  return new Map([...readable].map((id) => [id, true as const]));
};

/** A day's reader, so that all files of a request are read together. */
const readers = new WeakMap<object, ReturnType<typeof readReadable>>();

function getReader({ loaders, clock, tenant }: Pick<Context, "loaders" | "clock" | "tenant">) {
  const reader = readers.get(loaders) ?? readReadable(dayIn(tenant.timeZone, clock()));
  readers.set(loaders, reader);
  return reader;
}

/**
 * Whether the viewer may read a file. Those without the library meet files only in rows that they see, or their own
 * uploads; those who manage files read all.
 */
export async function mayRead(
  context: Pick<Context, "viewer" | "loaders" | "clock" | "tenant">,
  { id }: { id: number },
): Promise<boolean> {
  const { viewer, loaders } = context;
  if (may(viewer, "files.manage") || !may(viewer, "files.read")) return true;
  return (await loaders.load(getReader(context), id)) === true;
}
