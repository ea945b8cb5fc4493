import { Refusal } from "../refusal";

/** A table whose rows are deleted by a key. */
interface Table<Key> {
  deleteMany(query: { where: Key }): PromiseLike<{ count: number }>;
}

/** Deletes a row. Refuses NOT_FOUND where there is none, with a message. */
export async function deleteRow<Key>(table: Table<Key>, key: Key, notFound: string): Promise<void> {
  const { count } = await table.deleteMany({ where: key });
  if (count === 0) throw new Refusal("NOT_FOUND", notFound);
}
