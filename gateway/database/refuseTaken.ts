import { nameKey } from "../domains/contract";
import { contains } from "../domains/rules";
import { refuseField } from "../refusal";

type Holding = ReturnType<typeof contains>;

interface Taking<Field extends string> {
  /** The field whose texts are unique, and its text. */
  field: Field;
  text: string;
  /** The row that is being changed; null or undefined for a new one. */
  ownId?: number | null | undefined;
  message: string;
}

/** The rows among which a text is unique. */
interface Searched<Field extends string> {
  findMany(query: {
    where: Record<Field, Holding> & { NOT: { id: number } };
    select: Record<Field, true>;
  }): PromiseLike<readonly Record<Field, string>[]>;
}

/** Refuses CONFLICT for a text that another row has, ignoring case and spacing. */
export async function refuseTaken<Field extends string>(
  table: Searched<Field>,
  { field, text, ownId, message }: Taking<Field>,
): Promise<void> {
  const key = nameKey(text);
  // The database ignores case but not spacing: of the texts that share a word, few are compared here.
  const [word = ""] = key.split(" ");
  const holding = { [field]: contains(word) } as Record<Field, Holding>;
  const others = await table.findMany({
    where: { ...holding, NOT: { id: ownId ?? -1 } },
    select: { [field]: true } as Record<Field, true>,
  });
  if (others.some((other) => nameKey(other[field]) === key)) throw refuseField(field, message, "CONFLICT");
}
