import { writeFileSync } from "node:fs";
import { it } from "vitest";
import { rightNames, rights } from "#gateway/domains/roles/rightsContract";
import { shippedRights } from "#gateway/domains/roles/shippedContract";
import { openCrawl } from "./ground";
import { readStored } from "./stored";
import { listWritings, mayHaveChanged, openWatch, write } from "./writes";
const out: string[] = [];
const log = (...x: unknown[]) => { out.push(x.join(" ")); writeFileSync("/tmp/h5w.txt", out.join("\n")); };
it("writes", async () => {
  let t = Date.now();
  const crawl = await openCrawl();
  log("opened", Date.now() - t); t = Date.now();
  const own = Object.fromEntries(rightNames.filter((n) => rights[n].own).map((n) => [n, "OWN"]));
  const wanted: Record<string, object> = { EVERYOWN: own, ...shippedRights };
  const writings = listWritings({ ...crawl, of: ["beside", "foreign", "draft"] });
  log("writings", writings.length);
  for (const name of (process.env["WHO"] ?? "EVERYOWN").split(",")) {
    const { reader, caller } = await crawl.signIn({ name, rights: wanted[name] as never });
    const prisma = crawl.test.database.prisma;
    const watch = await openWatch(prisma, crawl.tables);
    const by = new Map<string, string[]>();
    for (const w of writings) {
      const outcome = await write(caller, w);
      by.set(outcome, [...(by.get(outcome) ?? []), `${w.name}/${w.world}`]);
      if (outcome === "INVALID" && w.world === "beside") { const a = await caller.graphql(w.document.replace("{ code message }", "{ code message fieldErrors { field message } }"), w.variables); log("INV", w.name, JSON.stringify(a.errors ?? a.data).slice(0, 500), JSON.stringify(w.variables).slice(0, 300)); }
      if (outcome === "FAULT") log("FAULT", w.name, w.world, JSON.stringify(w.variables).slice(0, 200));
      if (outcome === "done") {
        const { changed, lost } = await watch();
        const tables = await readStored(prisma);
        const bad = changed.filter((c) => !mayHaveChanged(reader, { tables, ...c }));
        log("DONE", w.name, w.world, JSON.stringify(w.variables).slice(0, 150), "changed", [...new Set(changed.map((c) => c.table))].join(","), "lost", lost.join(","), bad.length ? "BAD " + bad.map((b) => b.table + " " + JSON.stringify(b.row).slice(0, 200)).join(" ; ") : "");
      }
    }
    for (const [k, v] of by) if (k !== "FORBIDDEN" && k !== "NOT_FOUND") log("==", name, k, v.length, [...new Set(v.map((x) => x.split("/")[0]))].join(" "));
    log(name, "ms", Date.now() - t);
  }
  await crawl.close();
}, 900000);
