// npm run proof -- NAME [arguments]: runs one of the long proofs, which are too slow for npm test.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { inRoot } from "./cachedStep.mjs";
import { checkNode, install } from "./install.mjs";

const [name, ...args] = process.argv.slice(2);
const proofs = readdirSync(inRoot("tests", "proof")).flatMap((file) =>
  file.endsWith(".ts") ? [file.slice(0, -3)] : [],
);

checkNode();
if (!proofs.includes(name)) {
  console.error(`Which proof? npm run proof -- ${proofs.join(" | ")}`);
  process.exit(2);
}
await install();
if (name === "lighthouse") await install({ within: "tests/lighthouse" });
const { generate } = await import("./generate.mjs");
await generate();
const { build } = await import("./build.mjs");
await build();
const child = spawn(process.execPath, ["--import", "tsx", inRoot("tests", "proof", `${name}.ts`), ...args], {
  cwd: inRoot(),
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));
