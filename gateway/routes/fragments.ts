/** The selection of a Refusal in every mutation. */
export const refusal = "... on Refusal { __typename code message fieldErrors { field message } retryAfter }";

/** By argument: the placeholder of the path with its id. */
type Ids = Readonly<Record<string, string>>;

const byIds =
  (operation: "query" | "mutation") =>
  (field: string, ids: Ids, selection = `__typename ${refusal}`): string => {
    const variables = Object.values(ids).map((name) => `$${name}: Int!`);
    const given = Object.entries(ids).map(([argument, name]) => `${argument}: $${name}`);
    return `${operation} (${variables.join(", ")}) { answer: ${field}(${given.join(", ")}) { ${selection} } }`;
  };

/** The document of a query whose arguments are ids of the path. */
export const queryByIds = byIds("query");

/** The document of a mutation whose arguments are ids of the path. */
export const mutationByIds = byIds("mutation");

/** The selection of every list that leads to the next page. */
export const page = "pageInfo { hasNextPage endCursor }";

/** The document of a query for a page of a list, with the selection of its rows and arguments that are always the same. */
export const queryPage = (field: string, nodes: string, ...fixed: string[]): string => {
  const given = ["first: $first", "after: $after", ...fixed].join(", ");
  return `query ($first: Int, $after: String) { answer: ${field}(${given}) { nodes { ${nodes} } ${page} } }`;
};
