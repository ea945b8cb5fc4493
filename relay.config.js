const config = {
  src: "./client",
  schema: "./schema.graphql",
  language: "typescript",
  artifactDirectory: "./client/__generated__",
  eagerEsModules: true,
  excludes: ["**/__generated__/**", "**/node_modules/**"],
  customScalarTypes: { Date: "string", DateTime: "string", Time: "string" },
  persistConfig: { file: "./client/__generated__/persisted.json", algorithm: "SHA256" },
};

export { config as "module.exports" };
