// Works out which files of the built client each visitors' page starts, from what their routes load.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./cachedStep.mjs";

const readManifest = (part) =>
  JSON.parse(readFileSync(inRoot("build", part, ".vite", "manifest.json"), "utf8"));

/** A file of the client and those that it needs, each behind its own. */
function* filesOf(manifest, key, seen) {
  const chunk = manifest[key];
  if (seen.has(key)) return;
  seen.add(key);
  for (const needed of chunk.imports ?? []) yield* filesOf(manifest, needed, seen);
  if (chunk.css && !chunk.isEntry)
    throw new Error(`${key} has styles of its own, which the page would get too late`);
  yield `/${chunk.file}`;
}

/** The sources that a route's `lazy`, or what it loads by, imports. */
function sourcesOf({ path, lazy }, pagesManifest) {
  const sources = new Map(Object.values(pagesManifest).map(({ file, src }) => [file, src]));
  const imports = [...String(lazy.load ?? lazy).matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, file]) =>
    sources.get(file),
  );
  if (imports.length === 0 || imports.includes(undefined))
    throw new Error(`It cannot be told which files the screen at ${path} takes`);
  return imports;
}

/** The areas through whose routes a screen is reached. */
const areasOf = (manifest, screen) =>
  Object.keys(manifest).filter((key) => {
    const { isDynamicEntry, dynamicImports = [] } = manifest[key];
    return isDynamicEntry && dynamicImports.includes(screen);
  });

/** Writes build/pages/files.json: the file that starts the client, what it takes everywhere, and what each screen adds. */
export async function writePageFiles() {
  // The build may run again in this process, and Node would answer with the former module.
  const address = `${pathToFileURL(inRoot("build", "pages", "visitorPages.js")).href}?${Date.now()}`;
  const { visitorRoutes } = await import(address);
  const [client, pages] = [readManifest("client"), readManifest("pages")];
  const everywhere = new Set();
  const start = [...filesOf(client, "index.html", everywhere)];
  const filesFor = (route) => {
    const seen = new Set(everywhere);
    const screens = sourcesOf(route, pages);
    return [...screens.flatMap((screen) => areasOf(client, screen)), ...screens].flatMap((key) => [
      ...filesOf(client, key, seen),
    ]);
  };
  const screens = Object.fromEntries(visitorRoutes.map((route) => [route.path, filesFor(route)]));
  const files = { main: start.at(-1), shared: start.slice(0, -1), screens };
  writeFileSync(inRoot("build", "pages", "files.json"), JSON.stringify(files, null, 1));
}
