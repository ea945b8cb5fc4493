// Works out which files of the built client each page starts, from what their routes load, and renders the areas' frames.
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
function sourcesOf(path, lazy, pagesManifest) {
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

/** The file that holds the sidebar and the bars of the areas. */
const areaFrame = (manifest) => Object.keys(manifest).filter((key) => manifest[key].name === "area");

// The build may run again in this process, and Node would answer with the former module.
const openBuilt = (name) =>
  import(`${pathToFileURL(inRoot("build", "pages", `${name}.js`)).href}?${Date.now()}`);

/**
 * Writes build/pages/files.json: the file that starts the client, what it takes everywhere, what each screen adds, and
 * what the screens of areas show before.
 */
export async function writePageFiles() {
  const { visitorRoutes } = await openBuilt("visitorPages");
  const { renderFrames } = await openBuilt("areaFrames");
  const [client, pages] = [readManifest("client"), readManifest("pages")];
  const everywhere = new Set();
  const start = [...filesOf(client, "index.html", everywhere)];
  const filesFor = (path, lazies, others = []) => {
    const seen = new Set(everywhere);
    const screens = lazies.flatMap((lazy) => sourcesOf(path, lazy, pages));
    const keys = [...screens.flatMap((screen) => areasOf(client, screen)), ...screens, ...others];
    return keys.flatMap((key) => [...filesOf(client, key, seen)]);
  };
  const screens = visitorRoutes.map(({ path, lazy }) => [path, filesFor(path, [lazy])]);
  const frames = (await renderFrames()).map(({ path, html, lazies }) => {
    const modules = filesFor(path, lazies, areaFrame(client));
    return [path, { html, modules }];
  });
  const parts = { screens: Object.fromEntries(screens), frames: Object.fromEntries(frames) };
  const files = { main: start.at(-1), shared: start.slice(0, -1), ...parts };
  writeFileSync(inRoot("build", "pages", "files.json"), JSON.stringify(files, null, 1));
}
