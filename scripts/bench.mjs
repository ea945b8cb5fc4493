// npm run bench, npm run bench:push: installs the peers beside the product, then measures all of them in one run.
import { spawn } from "node:child_process";
import { inRoot } from "./cachedStep.mjs";
import { checkNode, install } from "./install.mjs";

const [name, ...args] = process.argv.slice(2);

checkNode();
await install();
await install({ within: "bench" });
const { generate } = await import("./generate.mjs");
await generate();
const command = ["--import", "tsx", inRoot("bench", name, "run.ts"), ...args];
const child = spawn(process.execPath, command, { cwd: inRoot(), stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
