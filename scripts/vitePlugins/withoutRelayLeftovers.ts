import type { Plugin } from "vite";

/**
 * Parts of Relay's packages without a use here: the fragment hook of before, and styles of use that the
 * client does not have. They are CommonJS, of which a bundler keeps every file that another one names.
 */
const unused =
  /\/(react-relay\/lib\/relay-hooks\/useFragmentInternal_CURRENT|relay-runtime\/lib\/(experimental|store\/(NormalizationEngine|createFragmentSpecResolver)|network\/RelayQueryResponseCache|mutations\/(readUpdatable(Fragment|Query)|RelayDeclarativeMutationConfig)|query\/fetchQuery_DEPRECATED))\.js$/;

/** Holds the flag that decides between the two fragment hooks. */
const flags = /\/relay-runtime\/lib\/util\/RelayFeatureFlags\.js$/;

/** Leaves unused parts of Relay out of the first load; importing one of them gives an empty object. */
export function withoutRelayLeftovers(): Plugin {
  return {
    name: "without-relay-leftovers",
    apply: "build",
    transform: {
      filter: { id: [unused, flags] },
      handler(code, id) {
        if (unused.test(id)) return { code: "module.exports = {};", map: null };
        if (!code.includes("ENABLE_ACTIVITY_COMPATIBILITY: true"))
          return this.error("Relay uses another of its two fragment hooks than before");
        return null;
      },
    },
  };
}
