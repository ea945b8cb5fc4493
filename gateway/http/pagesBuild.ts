import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { VisitorPages } from "../domains/pages/contract";

const pageFiles = z.object({
  /** The address of the file that starts the client. */
  main: z.string(),
  /** The files that it takes on every page. */
  shared: z.array(z.string()),
  /** The files that a screen takes besides, by the path of its route; each behind those that it needs. */
  screens: z.record(z.string(), z.array(z.string())),
  /** The first HTML of areas' screens, shown until their code has run, by the address with placeholders. */
  frames: z.record(z.string(), z.object({ html: z.string(), modules: z.array(z.string()) })),
});

/** The client's files that a page starts. */
export type PageFiles = z.infer<typeof pageFiles>;

/** The build's output for the visitors' screens. */
export interface PagesBuild {
  pages: VisitorPages;
  files: PageFiles;
}

/** Opens the built visitors' pages; undefined where they are not built, as in development. */
export async function openPagesBuild(folder: string): Promise<PagesBuild | undefined> {
  const filesAt = join(folder, "files.json");
  if (!existsSync(filesAt)) return undefined;
  const files = pageFiles.parse(JSON.parse(readFileSync(filesAt, "utf8")));
  const { openVisitorPages } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, "visitorPages.js")).href
  );
  return { pages: await openVisitorPages(Object.keys(files.frames)), files };
}
