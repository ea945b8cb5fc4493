import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { viewTables } from "#gateway/database/views";
import { readPersisted } from "#gateway/graphql/persisted";
import { packageRoot } from "#gateway/packageRoot";
import { hiddenTables } from "#gateway/schema/manifests";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const screens = readPersisted(join(packageRoot, "client", "__generated__", "persisted.json"));

const { test, factory } = await openSuite({ persisted: screens });
// No answer grows old while a busy machine works out the next.
test.setNow(new Date());
const { id: courseId, code } = await factory.course();

/** Sends a screen's query as a visitor; returns the statements that it took. */
const ask = (body: { documentId: string; variables: object }) =>
  test.statementsOf(async () => {
    const answer = await fetch(`${test.origin}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    await answer.text();
  });

describe("the screens that visitors see", () => {
  const getVariables = (text: string): Record<string, unknown> => {
    const head = /^query \w+\s*\(([\s\S]*?)\n?\) \{/.exec(text)?.[1] ?? "";
    const given = [...head.matchAll(/\$(\w+): (\w+)(!?)/g)].map(([, name, type]) => [
      name,
      type === "Int" ? (name === "first" ? 20 : null) : null,
    ]);
    const needed = [...head.matchAll(/\$(\w+): (\w+)!/g)].map(([, name, type]) => [
      name,
      type === "Int" ? courseId : type === "Boolean" ? true : code,
    ]);
    return { ...Object.fromEntries(given), ...Object.fromEntries(needed) };
  };

  it("read nothing whose writes drop no kept answer, and nearly all are kept", async () => {
    const kept: string[] = [];
    for (const [documentId, text] of screens) {
      const name = /^query (\w+)/.exec(text)?.[1];
      if (!name) continue;
      // Has nothing kept that was kept before.
      test.gateway.bus.publish("organizationChanged", { organizationId: demoId });
      const asking = { documentId, variables: getVariables(text) };
      const statements = await ask(asking);
      if (statements.length === 0 || (await ask(asking)).length > 0) continue;
      kept.push(name);
      const tables = statements.flatMap((sql) => [...sql.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word));
      const read = tables
        .flatMap((table) => viewTables[table] ?? [table])
        .filter((table) => hiddenTables.has(table));
      expect([name, read]).toEqual([name, []]);
    }
    expect(kept).toEqual(
      expect.arrayContaining([
        "CatalogueScreenQuery",
        "CourseScreenQuery",
        "HomeScreenQuery",
        "BlogsScreenQuery",
        "SpecializationsScreenQuery",
        "SpecializationScreenQuery",
        "refreshSessionQuery",
      ]),
    );
  });
});
