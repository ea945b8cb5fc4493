import type { Config } from "./config";

/** Prints a line to the console. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs one step of the start and prints it with its time. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await run();
  say(`  ${name.padEnd(24)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

const accounts = [
  ["admin@demo.test", "admin-12345", "staff, ADMIN"],
  ["trainer@demo.test", "trainer-12345", "staff, TRAINER"],
  ["learner@demo.test", "learner-12345", "learner"],
] as const;

/** Prints the product's address and, with the demo data, its accounts. */
export function printStartup({ host, demo }: Config, port: number): void {
  const shown = host.includes(":") ? `[${host}]` : host;
  say(`\nLectern is ready at http://${shown}:${port}`);
  if (!demo) return;
  say("\nDemo accounts:");
  for (const [email, password, role] of accounts) say(`  ${email.padEnd(20)} ${password.padEnd(16)} ${role}`);
  say("");
}
