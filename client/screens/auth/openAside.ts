import { Environment, RecordSource, Store } from "relay-runtime";
import { currentLive } from "~/relay/environment";
import { createNetwork } from "~/relay/network";

/**
 * An environment of its own for a sign-in while the screen belongs to someone whose session is over. Its requests wait for
 * no session, and its failures are the caller's.
 */
export const openAside = (): Environment =>
  new Environment({
    configName: "aside",
    network: createNetwork(() => undefined, currentLive(), { isAside: true }),
    store: new Store(new RecordSource()),
  });
