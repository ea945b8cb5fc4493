import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { openMetrics } from "#gateway/metrics/registry";
import { packageRoot } from "#gateway/packageRoot";

const read = (name: string) => readFileSync(join(packageRoot, "docs", "operations", name), "utf8");

interface Described {
  type: string;
  help: string;
}

/** Every metric that a gateway has, by its name. */
async function describeMetrics(): Promise<Map<string, Described>> {
  const text = (await openMetrics("test").write())?.text ?? "";
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type = ""]) => [name, type]);
  const helps = new Map([...text.matchAll(/^# HELP (\S+) (.+)$/gm)].map(([, name, help]) => [name, help]));
  return new Map(types.map(([name = "", type = ""]) => [name, { type, help: helps.get(name) ?? "" }]));
}
const metrics = await describeMetrics();

/** The series that queries may name. */
const series = new Set(
  [...metrics].flatMap(([name, { type }]) =>
    type === "histogram" ? ["_bucket", "_count", "_sum"].map((end) => `${name}${end}`) : [name],
  ),
);
series.add("up");

const words = new Set([
  "sum",
  "rate",
  "by",
  "le",
  "topk",
  "max",
  "increase",
  "histogram_quantile",
  "instance",
  "label_values",
  "route",
  "status",
  "operation",
  "code",
  "command",
  "topic",
  "reason",
  "limit",
  "job",
  "outcome",
  "direction",
  "version",
]);

/** The names in a query, without its label values, ranges and numbers. */
const namesIn = (query: string) =>
  query
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\[[^\]]*\]/g, "")
    .match(/[a-z_][a-z0-9_]*/gi)
    ?.filter((name) => !words.has(name) && !/^e\d+$/.test(name)) ?? [];

const dashboard = z
  .object({
    templating: z.object({ list: z.array(z.object({ query: z.unknown() })) }),
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).optional(),
        gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      }),
    ),
  })
  .parse(JSON.parse(read("grafana-dashboard.json")));

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(["page", "ticket"]) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read("alerts.yml")))
  .groups.flatMap((group) => group.rules);

describe("docs/operations/metrics.md", () => {
  const rows = new Map(
    [...read("metrics.md").matchAll(/^\| `(lectern_\w+)` \| (\w+) \|[^|]*\| .+ \|$/gm)].map(
      ([, name = "", type = ""]) => [name, { type }],
    ),
  );

  it("names every metric of the product with its type, and no other", () => {
    const own = [...metrics].filter(([name]) => name.startsWith("lectern_"));
    expect([...rows].map(([name, { type }]) => [name, type]).sort()).toEqual(
      own.map(([name, { type }]) => [name, type]).sort(),
    );
  });

  it("names those of the process that it mentions as they are", () => {
    const mentioned = read("metrics.md").match(/`(process|nodejs)_\w+`/g) ?? [];
    expect(mentioned.length).toBeGreaterThan(3);
    for (const name of mentioned) expect([...metrics.keys()]).toContain(name.slice(1, -1));
  });
});

describe("every metric", () => {
  it("says what it counts, in a unit of Prometheus", () => {
    for (const [name, { type, help }] of metrics) {
      if (!name.startsWith("lectern_")) continue;
      expect(help, name).toMatch(/\.$/);
      if (type === "counter") expect(name).toMatch(/_total$/);
      if (type === "histogram") expect(name).toMatch(/_seconds$/);
    }
  });
});

describe("the dashboard", () => {
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  it("asks for metrics that there are", () => {
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.flatMap(namesIn).filter((name) => !series.has(name))).toEqual([]);
  });

  it("shows every metric of the product", () => {
    const asked = new Set(queries.flatMap(namesIn));
    const shown = [...metrics.keys()].filter(
      (name) => asked.has(name) || asked.has(`${name}_count`) || asked.has(`${name}_bucket`),
    );
    const own = [...metrics.keys()].filter((name) => name.startsWith("lectern_"));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it("lays its panels out without one over another", () => {
    const cells = dashboard.panels.flatMap(({ title, gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => [`${x + (at % w)} ${y + Math.floor(at / w)}`, title] as const),
    );
    expect(new Set(cells.map(([cell]) => cell)).size).toBe(cells.length);
    expect(Math.max(...dashboard.panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
  });
});

describe("the alert rules", () => {
  it("ask for metrics that there are", () => {
    expect(rules.length).toBeGreaterThan(8);
    expect(rules.flatMap(({ expr }) => namesIn(expr)).filter((name) => !series.has(name))).toEqual([]);
  });

  it("have a name each", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});
