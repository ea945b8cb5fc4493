import { PGlite } from "@electric-sql/pglite";
import { openAsBlob, readdirSync } from "node:fs";
import { openDatabase } from "#gateway/database/open";
const name = readdirSync(".cache").filter((f) => f.startsWith("test-demo")).at(-1);
for (let i = 0; i < 4; i++) {
  const t = performance.now(); const c = process.cpuUsage();
  const db = await openDatabase({ image: await openAsBlob(`.cache/${name}`) });
  const t1 = performance.now(); const c1 = process.cpuUsage(c);
  await db.prisma.user.count();
  const t2 = performance.now(); 
  await db.close();
  const c3 = process.cpuUsage(c);
  console.log("open", (t1 - t).toFixed(0), "ms wall", ((c1.user + c1.system) / 1000).toFixed(0), "ms cpu; first", (t2 - t1).toFixed(0), "closed cpu", ((c3.user + c3.system) / 1000).toFixed(0));
}
process.exit();
