import type { CacheConfig, Variables } from "relay-runtime";

/**
 * Marks a request whose variables say how long ago something was: they are made anew when it is sent again, as after the
 * person has signed in again, which may take minutes.
 */
export const madeWhenSent = (make: () => Variables) =>
  ({ force: true, metadata: { make } }) satisfies CacheConfig;

/** The variables of a request that is sent now. */
export function variablesNow(variables: Variables, { metadata }: CacheConfig): Variables {
  const make = metadata?.["make"] as (() => Variables) | undefined;
  return make?.() ?? variables;
}
