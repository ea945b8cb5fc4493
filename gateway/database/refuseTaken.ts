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

/** Refuses CONFLICT for a text that another row has, ignoring case. */
export async function refuseTaken<Field extends string>(
  find: (where: Record<Field, Text> & { NOT: { id: number } }) => PromiseLike<object | null>,
  { field, text, ownId, message }: Taking<Field>,
): Promise<void> {
  const same = { [field]: sameText(text) } as Record<Field, Text>;
  if (await find({ ...same, NOT: { id: ownId ?? -1 } })) throw refuseField(field, message, "CONFLICT");
}
