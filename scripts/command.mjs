// npm run organization, npm run admin: updates what such a command needs, then runs it.
import { spawn } from "node:child_process";
import { inRoot } from "./cachedStep.mjs";
import { checkNode, install } from "./install.mjs";

const [name, ...args] = process.argv.slice(2);
const log = (line) => console.error(line);

checkNode();
try {
  await install({ log });
  const { generate } = await import("./generate.mjs");
  await generate({ log });
  const { build } = await import("./build.mjs");
  await build({ log, only: "gateway" });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const child = spawn(process.execPath, [inRoot("build", "gateway", `${name}.js`), ...args], {
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));
