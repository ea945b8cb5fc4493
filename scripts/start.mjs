// npm start, by start.cjs: everything from a fresh clone to a running product. Imports only what a fresh clone has.
import { checkNode, install } from "./install.mjs";

checkNode();
try {
  await install();
  const { generate } = await import("./generate.mjs");
  await generate();
  const { build } = await import("./build.mjs");
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../build/gateway/main.js");
