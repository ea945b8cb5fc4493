import { GraphQLError } from "graphql";

function findProblem(text: string): string | null {
  // PostgreSQL stores every character but this one.
  if (text.includes("\0")) return "Texts must not hold the character NUL";
  // Half a character would be stored as another one.
  if (/\p{Cs}/u.test(text)) return "Texts must be well-formed Unicode";
  return null;
}

/** The values directly inside a list or an object; none for anything else. */
const valuesIn = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [];

/**
 * Returns why a text among some values cannot be stored unchanged; null when all can. It does not recurse, so nesting
 * cannot overflow the stack.
 */
export function findBrokenText(values: Readonly<Record<string, unknown>>): string | null {
  const waiting: unknown[] = [values];
  while (waiting.length > 0) {
    const value = waiting.pop();
    const problem = typeof value === "string" ? findProblem(value) : null;
    if (problem !== null) return problem;
    for (const item of valuesIn(value)) waiting.push(item);
  }
  return null;
}

/** Throws when a text among the variables cannot be stored unchanged. */
export function refuseBrokenTexts(variables: Readonly<Record<string, unknown>>): void {
  const problem = findBrokenText(variables);
  if (problem !== null)
    throw new GraphQLError(problem, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });
}
