import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import { packageRoot } from "../gateway/packageRoot";

// The package exports an entry for bundlers only; Node loads its parts by hand.
const engineFolder = join(packageRoot, "node_modules", "@prisma", "schema-engine-wasm");

interface EngineBindings {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
  SchemaEngine: typeof SchemaEngine;
}

async function loadBindings(): Promise<EngineBindings> {
  const entry = pathToFileURL(join(engineFolder, "schema_engine_bg.js")).href;
  const bindings = (await import(/* @vite-ignore */ entry)) as EngineBindings & WebAssembly.ModuleImports;
  const bytes = await readFile(join(engineFolder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports["__wbindgen_start"];
  if (typeof start !== "function") throw new Error("the schema engine has no start function");
  start();
  return bindings;
}

// The bindings store the engine's memory in module state, so a second instance would corrupt the first.
let bindings: Promise<EngineBindings> | undefined;

/** Prisma's schema engine over a driver adapter; free it with `free()`. */
export async function openSchemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  datamodels: [string, string][],
): Promise<SchemaEngine> {
  bindings ??= loadBindings();
  const { SchemaEngine } = await bindings;
  const ignoreEngineLog = () => undefined;
  return SchemaEngine.new({ datamodels }, ignoreEngineLog, bindMigrationAwareSqlAdapterFactory(adapter));
}
