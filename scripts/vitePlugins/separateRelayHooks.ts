import type { Plugin } from "vite";

const hooks = [
  "RelayEnvironmentProvider",
  "useFragment",
  "useLazyLoadQuery",
  "useMutation",
  "usePaginationFragment",
  "usePreloadedQuery",
  "useRefetchableFragment",
  "useRelayEnvironment",
  "useSubscription",
];

const ofRuntime = [
  "ConnectionHandler",
  "commitLocalUpdate",
  "commitMutation",
  "fetchQuery",
  "graphql",
  "readInlineData",
  "requestSubscription",
];

const scheme = "relay-hook:";

const allHooks = [
  ...hooks.map((name) => `export { ${name} } from "${scheme}${name}";`),
  'export { loadQuery } from "react-relay/lib/relay-hooks/loadQuery";',
  `export { ${ofRuntime.join(", ")} } from "relay-runtime";`,
].join("\n");

/**
 * React-relay's hooks come as one CommonJS object, which a bundler cannot split. As exports of separate
 * modules, the first load brings only those that its screen uses. A name that is missing above fails the
 * build.
 */
export function separateRelayHooks(): Plugin {
  return {
    name: "separate-relay-hooks",
    apply: "build",
    resolveId: { filter: { id: /^relay-hook:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0relay-hook:/ },
      handler(id) {
        const name = id.slice(scheme.length + 1);
        const code = `import hook from "react-relay/lib/relay-hooks/${name}";\nexport { hook as ${name} };`;
        return { code, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /node_modules\/react-relay\/hooks\.js$/ },
      handler: () => ({ code: allHooks, map: null, moduleSideEffects: false }),
    },
  };
}
