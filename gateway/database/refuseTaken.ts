import { nameKey } from "../domains/contract";
import { sameText } from "../domains/rules";
import { refuseField } from "../refusal";

type Text = ReturnType<typeof sameText>;

interface Taking<Field extends string> {
  /** The field whose texts are unique, and its text. */
  field: Field;
  text: string;
  /** The row that is being changed; null or undefined for a new one. */
  ownId?: number | null | undefined;
  message: string;
}

/** A table of which a row is looked for by its text. */
interface Searched<Field extends string> {
  findFirst(query: {
    where: Record<Field, Text> & { NOT: { id: number } };
    select: { id: true };
  }): PromiseLike<object | null>;
}

/** Refuses CONFLICT for a text that another row has, ignoring case. */
export async function refuseTaken<Field extends string>(
  table: Searched<Field>,
  { field, text, ownId, message }: Taking<Field>,
): Promise<void> {
  const same = { [field]: sameText(text) } as Record<Field, Text>;
  const where = { ...same, NOT: { id: ownId ?? -1 } };
  if (await table.findFirst({ where, select: { id: true } })) throw refuseField(field, message, "CONFLICT");
}

/** Refuses CONFLICT for a name that one of a few other rows has, ignoring case and spacing. */
export function refuseTakenName(others: readonly { name: string }[], name: string, message: string): void {
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    throw refuseField("name", message, "CONFLICT");
}
