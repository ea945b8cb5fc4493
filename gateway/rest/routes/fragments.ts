/** What every mutation's entry selects of a Refusal. */
export const refusal = "... on Refusal { __typename code message fieldErrors { field message } }";

/** What every list's entry selects to page to its end. */
export const page = "pageInfo { hasNextPage endCursor }";
