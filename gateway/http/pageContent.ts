import { pageDataId, type RenderedPage } from "../domains/pages/contract";
import { escapeHtml, writeJson } from "../markup";
import type { PageFiles } from "./pagesBuild";

const entry = /\s*<script type="module"[^>]*><\/script>/;
const modules = /\s*<link rel="modulepreload"[^>]*>/g;
const root = '<div id="root"></div>';

const attribute = (name: string, value: string | null) =>
  value === null ? "" : ` data-${name}="${escapeHtml(value)}"`;

interface Filling {
  attributes: readonly string[];
  /** HTML in place of the empty root. */
  content: string;
}

/**
 * The built page with content. Its code is named so that `early.js` finds it and starts it after the first paint:
 * only files that the paint needs are requested at once.
 */
function fillRoot(page: string, { main, modules: named }: StartedFiles, filling: Filling): string {
  const code = [attribute("modules", named.join(" ")), attribute("main", main)];
  return page
    .replace(entry, "")
    .replace(modules, "")
    .replace("<html", () => `<html${[...filling.attributes, ...code].join("")}`)
    .replace(root, () => filling.content);
}

/** The built page with its content. */
export function fillContent(page: string, rendered: RenderedPage, files: StartedFiles): string {
  const { html, pictures, data, tenantId, brand } = rendered;
  const attributes = [attribute("tenant", String(tenantId)), attribute("brand", brand)];
  const content = `<div id="root">${html}</div>\n    <script type="application/json" id="${pageDataId}">${writeJson(data)}</script>`;
  return fillRoot(page, files, { attributes, content }).replace("</head>", () => `${pictures}</head>`);
}

/** The built page with the frame of an area. Nothing in it responds before the code runs. */
export function fillFrame(page: string, { main, shared, frames }: PageFiles, path: string): string {
  const frame = frames[path];
  if (!frame) return page;
  const files = { main, modules: [...shared, main, ...frame.modules] };
  return fillRoot(page, files, { attributes: [], content: `<div id="root" inert>${frame.html}</div>` });
}

/** The files of the client that a page starts. */
export interface StartedFiles {
  /** The module that starts the client; it tells builds apart. */
  main: string;
  /** All of them, each behind those that it needs. */
  modules: readonly string[];
}

/** The files that the page of a route starts. */
export const filesFor = ({ main, shared, screens }: PageFiles, route: string): StartedFiles => ({
  main,
  // The screens come after the data that must be there before their code runs.
  modules: [...shared, main, ...(screens[route] ?? [])],
});
