/** The selection of a Refusal in every mutation. */
export const refusal = "... on Refusal { __typename code message fieldErrors { field message } retryAfter }";

/** The selection of every list that leads to the next page. */
export const page = "pageInfo { hasNextPage endCursor }";
