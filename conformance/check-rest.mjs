#!/usr/bin/env node
// Checks a running server, with the demo data loaded, against every call of rest.json: who may make it, the status, the
// fields and headers of the answer. Needs Node 20 and nothing else.
//
//   node conformance/check-rest.mjs [--url http://127.0.0.1:4000] [--only files]
//
// --only TEXT   reports the calls whose path or title has TEXT; the others still run, since calls build on each other
// Exit status 0 when all hold. The last line is 'N passed, N failed'.
import { openWorld, option, origin, prepare, readTable, runRow } from "./calls.mjs";

const table = readTable("./rest.json");
const only = option("--only");

async function open() {
  const world = await openWorld();
  await prepare(world, table);
  return world;
}

const world = await open().catch((error) => {
  console.log(`FAIL cannot begin at ${origin}: ${error.message}`);
  console.log("0 passed, 1 failed");
  process.exit(1);
});
let passed = 0;
let failed = 0;
for (const row of table.calls) {
  const lines = await runRow(world, row);
  if (only && !`${row.says} ${row.path}`.includes(only)) continue;
  for (const { label, problems } of lines) {
    if (problems.length === 0) passed += 1;
    else {
      failed += 1;
      console.log(`FAIL ${label}: ${problems.join("; ")}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
