/** What every mutation's entry selects of a Refusal. */
export const refusal = "... on Refusal { __typename code message fieldErrors { field message } retryAfter }";

/** What every list's entry selects to lead to the next page. */
export const page = "pageInfo { hasNextPage endCursor }";
