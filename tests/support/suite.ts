import { afterAll } from "vitest";
import { createFactory } from "./factory";
import { openTestGateway, type TestGatewayOptions } from "./gateway";

/** Opens a gateway for a test file at its top, with a factory of its rows, and closes it after the file's tests. */
export async function openSuite(options?: TestGatewayOptions) {
  const test = await openTestGateway(options);
  afterAll(() => test.close());
  return { test, factory: createFactory(test.database.prisma) };
}
