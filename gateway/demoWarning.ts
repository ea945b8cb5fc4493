import type { Config } from "./config";
import { isLoopbackHost } from "./outgoing/addresses";

/**
 * The warning when other machines can reach a gateway that is set up for trying it; undefined when there is
 * none.
 */
export function findDemoWarning({
  production,
  demo,
  host,
}: Pick<Config, "production" | "demo" | "host">): string | undefined {
  if (production || !demo || isLoopbackHost(host)) return undefined;
  return [
    `WARNING: everyone who can reach ${host} can sign in to the demo ADMIN accounts, whose passwords are published,`,
    "send any GraphQL document and use GraphiQL.",
    "Set NODE_ENV=production for real use, DEMO=0 to close the demo accounts, or HOST=127.0.0.1 to try it alone.",
  ].join(" ");
}
