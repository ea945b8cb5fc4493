// A generator of `prisma generate`: writes what gateway/reading knows of the models, which no other generator
// tells: native types, the names that enumerations have in the database, and both sides of each relation's key.
// Prisma speaks JSON-RPC with it: one request per line on stdin, one response per line on stderr.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";

const toColumn = ({ name, type, isList, isRequired, kind, nativeType }) => ({
  name,
  type,
  isList,
  isRequired,
  isEnum: kind === "enum",
  native: nativeType?.[0] ?? null,
});

/** The pairs of columns that a relation joins by: the model's own and the other's. */
function toPairs(field, models) {
  const pairs = (from, to) => from.map((column, index) => [column, to[index]]);
  if (field.relationFromFields.length > 0) return pairs(field.relationFromFields, field.relationToFields);
  const back = models
    .find(({ name }) => name === field.type)
    .fields.find(
      (other) => other.relationName === field.relationName && other.relationFromFields?.length > 0,
    );
  return pairs(back.relationToFields, back.relationFromFields);
}

const toRelation = (field, models) => ({
  name: field.name,
  model: field.type,
  isList: field.isList,
  isRequired: field.isRequired,
  on: toPairs(field, models),
});

const byName = (entries) => Object.fromEntries(entries.map((entry) => [entry.name, entry]));

const toModel = ({ name, fields, primaryKey }, models) => ({
  name,
  key: primaryKey?.fields ?? fields.filter(({ isId }) => isId).map((field) => field.name),
  columns: byName(fields.filter(({ kind }) => kind !== "object").map(toColumn)),
  relations: byName(fields.filter(({ kind }) => kind === "object").map((field) => toRelation(field, models))),
});

/** The enumerations whose values have other names in the database: the name of each in the schema. */
const toRenamed = ({ name, values }) => ({
  name,
  values: Object.fromEntries(
    values.filter(({ dbName }) => dbName).map((value) => [value.dbName, value.name]),
  ),
});

function write({ generator, dmmf: { datamodel } }) {
  const path = generator.output.value;
  const models = byName(datamodel.models.map((model) => toModel(model, datamodel.models)));
  const renamed = byName(
    datamodel.enums.map(toRenamed).filter(({ values }) => Object.keys(values).length > 0),
  );
  mkdirSync(dirname(path), { recursive: true });
  const text = JSON.stringify({ models, renamed }, null, 1);
  writeFileSync(path, `/** What the models declare. */\nexport const datamodel: unknown = ${text};\n`);
  return null;
}

const methods = {
  getManifest: () => ({ manifest: { prettyName: "Models of gateway/reading", defaultOutput: "." } }),
  generate: write,
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  process.stderr.write(`${JSON.stringify({ jsonrpc: "2.0", id, result: methods[method](params) })}\n`);
}
