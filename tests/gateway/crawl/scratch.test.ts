import { writeFileSync } from "node:fs";
import { it } from "vitest";
import { rightNames, rights } from "#gateway/domains/roles/rightsContract";
import { shippedRights } from "#gateway/domains/roles/shippedContract";
import { listAskings } from "./asking";
import { openCrawl } from "./ground";
import { askAll } from "./leaks";
const out: string[] = [];
const log = (...x: unknown[]) => { out.push(x.join(" ")); writeFileSync((process.env["OUT"] ?? "/tmp/h5out.txt"), out.join("\n")); };
it("crawls", async () => {
  let t = Date.now();
  const crawl = await openCrawl();
  log("opened", Date.now() - t); t = Date.now();
  const own = Object.fromEntries(rightNames.filter((n) => rights[n].own).map((n) => [n, "OWN"]));
  const single = Object.fromEntries(rightNames.map((n) => [n, { [n]: rights[n].own ? "OWN" : "ALL" }]));
  const wanted: Record<string, object> = { ...single, EVERYOWN: own, ...shippedRights };
  const which = (process.env["WHO"] ?? "TRAINER").split(",").flatMap((x) => x === "SINGLE" ? rightNames : [x]);
  const askings = listAskings({ ...crawl, of: ["beside", "foreign", "draft"] }).filter((x) => !process.env["ONLY"] || x.name.match(process.env["ONLY"]));
  log("askings", askings.length, Date.now() - t);
  for (const name of which) {
    const { reader, caller } = await crawl.signIn({ name, rights: wanted[name] as never });
    t = Date.now(); const c = process.cpuUsage();
    const { leaks, faults } = await askAll(askings, { caller, reader, tables: crawl.tables });
    const d = process.cpuUsage(c);
    log("==", name, "ms", Date.now() - t, "cpu", Math.round((d.user + d.system) / 1000), leaks.length, "leaks");
    for (const f of faults) log("FAULT", name, f);
    for (const l of leaks) log("LEAK", l);
  }
  await crawl.close();
}, 900000);
