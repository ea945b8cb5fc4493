import { GraphQLError } from "graphql";

const broken = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });

function refuseText(text: string): void {
  // PostgreSQL stores every character but this one.
  if (text.includes("\0")) throw broken("Texts must not hold the character NUL");
  // Half a character would be stored as another one.
  if (/\p{Cs}/u.test(text)) throw broken("Texts must be well-formed Unicode");
}

/**
 * Throws when a text among the variables cannot be stored unchanged. It does not recurse, so nesting cannot
 * overflow the stack.
 */
export function refuseBrokenTexts(variables: Readonly<Record<string, unknown>>): void {
  const waiting: unknown[] = [variables];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") refuseText(value);
    else if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (typeof value === "object" && value !== null)
      for (const [, item] of Object.entries(value)) waiting.push(item);
  }
}
