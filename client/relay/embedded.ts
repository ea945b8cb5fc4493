import type { GraphQLResponse, Variables } from "relay-runtime";
import type { PageData } from "#gateway/domains/pages/contract";

const answers = new Map<string, GraphQLResponse>();
const makeKey = (id: string, variables: Variables) => id + JSON.stringify(variables);

/** Gives the page's first requests the responses that are embedded in it. */
export function keepEmbedded(data: PageData): void {
  for (const [id, variables, answer] of data.answers) answers.set(makeKey(id, variables), answer);
}

/** The embedded response; each is given once. */
export function takeEmbedded(
  id: string | null | undefined,
  variables: Variables,
): GraphQLResponse | undefined {
  if (!id || answers.size === 0) return undefined;
  const key = makeKey(id, variables);
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}

/** From now on the server is asked. */
export const forgetEmbedded = (): void => answers.clear();
