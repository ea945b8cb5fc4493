import type { CacheConfig, Variables } from "relay-runtime";

/**
 * Marks a request whose variables say how long ago something was: they are made anew when it is sent again, as after the
 * person has signed in again, which may take minutes.
 */
export const madeWhenSent = (make: () => Variables) =>
  ({ force: true, metadata: { make } }) satisfies CacheConfig;
