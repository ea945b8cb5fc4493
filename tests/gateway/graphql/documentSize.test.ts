import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { type DocumentNode, GraphQLError, Kind, parse, specifiedRules, validate, visit } from "graphql";
import { describe, expect, it } from "vitest";
import { computeCost } from "#gateway/graphql/cost";
import {
  countComparisons,
  measureText,
  openSpreadMeasure,
  readFragments,
  readRoots,
} from "#gateway/graphql/documentSize";
import { limits, refuseLargeDocument } from "#gateway/graphql/limits";
import { readPersisted } from "#gateway/graphql/persisted";
import { packageRoot } from "#gateway/packageRoot";
import { prepareRoutes } from "#gateway/rest/prepare";
import { routes } from "#gateway/schema/routes";
import { schema } from "#gateway/schema/schema";
import { documents } from "./documentArbitraries";
import { hostileDocuments } from "./hostileDocuments";

/** Counts each selection whenever anything goes through the list that holds it. */
function countSteps(document: DocumentNode): { document: DocumentNode; steps: () => number } {
  let steps = 0;
  const counted = visit(document, {
    SelectionSet: {
      leave(node) {
        const { selections } = node;
        return Object.defineProperty({ ...node }, "selections", {
          enumerable: true,
          get() {
            steps += selections.length;
            return selections;
          },
        });
      },
    },
  });
  steps = 0;
  return { document: counted, steps: () => steps };
}

/** The error that refuses a document; null when it is within the limits. */
function refusalOf(document: DocumentNode): unknown {
  try {
    refuseLargeDocument(document);
    return null;
  } catch (error) {
    return error;
  }
}

const costOfAll = (document: DocumentNode) =>
  computeCost(schema, { document, operationName: undefined, variables: {} });

function writeOut(document: DocumentNode): DocumentNode {
  const fragments = readFragments(document);
  const inline = <Node extends DocumentNode>(node: Node): Node =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) return undefined;
        const { typeCondition, selectionSet } = fragment;
        // Visited in turn, since what takes a node's place is.
        return { kind: Kind.INLINE_FRAGMENT, typeCondition, directives: [], selectionSet };
      },
    });
  const [operation] = inline(document).definitions;
  if (!operation) throw new Error("a document without an operation");
  return { kind: Kind.DOCUMENT, definitions: [operation] };
}

/** Every field of an answer with the fields that give it its value, found by writing paths out. */
function compareNaively(document: DocumentNode): number {
  const paths = new Map<string, number>();
  const path: string[] = [];
  visit(document, {
    Field: {
      enter({ alias: other, name }) {
        path.push((other ?? name).value);
        paths.set(path.join("."), (paths.get(path.join(".")) ?? 0) + 1);
      },
      leave: () => void path.pop(),
    },
  });
  return [...paths.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}

describe("what a document comes to", () => {
  it("is the same with its fragments measured once as with them written out", () => {
    const small = documents({ fragments: 4, acyclic: true, mostSelections: 3 });
    fc.assert(
      fc.property(small, (source) => {
        const document = parse(source);
        const whole = writeOut(document);
        const measure = openSpreadMeasure(readFragments(document));
        const [root] = readRoots(document, readFragments(document));
        const [wholeRoot] = readRoots(whole, new Map());
        if (!root || !wholeRoot) throw new Error("no root");
        expect(measure(root)).toEqual(openSpreadMeasure(new Map())(wholeRoot));
        expect(costOfAll(document)).toBe(costOfAll(whole));
        const most = Number.POSITIVE_INFINITY;
        expect(countComparisons([root], { fragments: readFragments(document), most })).toBe(
          compareNaively(whole),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe("a hostile document", () => {
  const within = (source: string) => {
    const { document, steps } = countSteps(parse(source));
    const { selections } = measureText(document);
    const before = steps();
    const refusal = refusalOf(document);
    // Five times through what is written, and once through what is compared.
    expect(steps() - before).toBeLessThanOrEqual(5 * selections + limits.selections);
    return { document, steps, selections, refusal };
  };

  it("is refused, or found fit and costed, in steps that grow with its length alone", () => {
    const hostile = fc
      .tuple(fc.integer({ min: 1, max: 25 }), fc.boolean(), fc.integer({ min: 1, max: 6 }))
      .chain(([fragments, acyclic, mostSelections]) => documents({ fragments, acyclic, mostSelections }));
    const before = process.cpuUsage();
    const runs = 150;
    let fit = 0;
    fc.assert(
      fc.property(hostile, (source) => {
        const { document, steps, selections, refusal } = within(source);
        if (refusal !== null) return void expect(refusal).toBeInstanceOf(GraphQLError);
        fit += 1;
        const start = steps();
        computeCost(schema, { document, operationName: undefined, variables: {} });
        expect(steps() - start).toBeLessThanOrEqual(selections);
        validate(schema, document, specifiedRules, { maxErrors: limits.errors });
        return undefined;
      }),
      { numRuns: runs },
    );
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000 / runs).toBeLessThan(100);
    expect(fit).toBeGreaterThan(0);
  });

  it.each(
    Object.entries(hostileDocuments).filter(
      ([name]) => !/^(a long|10,000|a list|pages|names|fields that)/.test(name),
    ),
  )("of %s is refused ahead of GraphQL's own rules", (_name, source) => {
    expect(within(source).refusal).toMatchObject({ extensions: { code: "LIMIT_EXCEEDED" } });
  });

  it("a hostile document of fragments in a circle is told which, whether they are used or not", () => {
    const circle = "fragment a on Query { ...b } fragment b on Query { ...a }";
    expect(refusalOf(parse(`{ ...a } ${circle}`))).toMatchObject({
      message: expect.stringMatching(/^The fragment [ab] spreads itself$/),
    });
    expect(refusalOf(parse(`{ __typename } ${circle}`))).not.toBeNull();
  });
});

/** The figures of a document, each as a share of its limit. */
function shares(source: string) {
  const document = parse(source);
  const text = measureText(document);
  const fragments = readFragments(document);
  const roots = readRoots(document, fragments);
  const sizes = roots.map(openSpreadMeasure(fragments));
  // As if every screen asked for the largest page.
  const variables = Object.fromEntries(["first", "last", "count", "size"].map((name) => [name, 100]));
  return {
    characters: source.length / limits.characters,
    definitions: text.definitions / limits.definitions,
    aliases: text.aliases / limits.aliases,
    directives: text.directives / limits.directives,
    spreads: text.spreads / limits.spreads,
    tokens: (source.match(/\w+|[^\s\w]/g)?.length ?? 0) / limits.tokens,
    depth: Math.max(...sizes.map(({ depth }) => depth)) / limits.depth,
    selections: sizes.reduce((sum, { selections }) => sum + selections, 0) / limits.selections,
    comparisons: countComparisons(roots, { fragments, most: Number.POSITIVE_INFINITY }) / limits.comparisons,
    cost: computeCost(schema, { document, operationName: undefined, variables }) / limits.cost,
  };
}

const overHalf = (source: string) => Object.entries(shares(source)).filter(([, share]) => !(share < 0.5));

describe("the product's own operations", () => {
  const file = join(packageRoot, "client", "__generated__", "persisted.json");

  it("stay below half of every limit, with the largest pages", () => {
    expect(existsSync(file)).toBe(true);
    const sources = [...readPersisted(file).values()];
    expect(sources.length).toBeGreaterThan(150);
    expect(
      sources.flatMap((source) => overHalf(source).map((part) => [source.slice(0, 60), ...part])),
    ).toEqual([]);
  });

  it("stay below half of every limit over REST", () => {
    const sources = prepareRoutes(routes).map(({ document }) => document);
    expect(
      sources.flatMap((source) => overHalf(source).map((part) => [source.slice(0, 60), ...part])),
    ).toEqual([]);
  });
});
