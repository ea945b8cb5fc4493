import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { hostileTexts } from "#tests/support/hostile/hostileTexts";
import { measureHold } from "#tests/support/hostile/loopHold";
import { findTextPlaces, type TextPlace } from "#tests/support/hostile/textPlaces";
import type { FieldRow, Rows } from "../access/matrix";
import { makeRows } from "../access/rows";

interface AccessRows {
  makeNodes?: (prisma: PrismaClient) => Promise<Record<string, number>>;
  fields?: readonly FieldRow[];
}

const files = Object.values(import.meta.glob<AccessRows>("../access/*.ts", { eager: true }));

/** `npm run proof -- hostile` sends every text to every field; here each field gets a few. */
const isWhole = process.env["HOSTILE"] === "whole";
const report = process.env["HOSTILE_REPORT"];
/** Milliseconds for which one request may hold the event loop, and characters that it may answer. */
const mostHold = 200;
const mostAnswer = 3_000_000;
/** Fields that take at least so many characters get hostile texts of every kind. */
const longText = 1_000;
const probeLength = isWhole ? 900_000 : 60_000;
/** Each field gets one of them, each longer one so many more. */
const each = isWhole ? Object.keys(hostileTexts).length : 2;

let test: TestGateway;
let admin: Caller;
let learner: Caller;
let places: TextPlace[];

async function makeAllRows(learnerId: number): Promise<Rows> {
  const common = await makeRows(test, { learner: learnerId, admin: admin.userId ?? 0 });
  const made = await Promise.all(files.map((file) => file.makeNodes?.(test.database.prisma) ?? {}));
  const own = made.flatMap((row) => Object.entries(row)).map(([type, id]) => [type, btoa(`${type}:${id}`)]);
  return { ...common, nodes: { ...common.nodes, ...Object.fromEntries(own) } };
}

beforeAll(async () => {
  test = await openTestGateway();
  admin = await test.as("admin");
  learner = await test.as("learner");
  const rows = await makeAllRows(learner.userId ?? 0);
  const ids = Object.fromEntries(
    Object.entries(rows.nodes).map(([type, id]) => [type, atob(id).split(":")[1] ?? "-1"]),
  );
  const found = files.flatMap(({ fields = [] }) =>
    fields.flatMap(({ document }) => findTextPlaces(schema, document(rows), ids)),
  );
  places = [...new Map(found.map((place) => [place.document.replace(/\d+/g, "0"), place])).values()];
});
afterAll(() => test.close());

interface Sent {
  hold: number;
  said: string;
}

async function send(caller: Caller, place: TextPlace, text: string): Promise<Sent> {
  const { result, hold } = await measureHold(() => caller.graphql(place.document, { text }));
  return { hold, said: JSON.stringify([result.data, result.errors]) };
}

/** The most characters of a text, as its refusal says. */
const readLimit = (said: string): number => {
  const [, digits] = /(?:more than|at most|up to) ([\d,]+) characters/i.exec(said) ?? [];
  return digits === undefined ? probeLength : Math.min(probeLength, Number(digits.replaceAll(",", "")));
};

const kinds = Object.entries(hostileTexts);
type Kind = (typeof kinds)[number];

/** A text for a place, sent by someone. */
interface Attack {
  caller: Caller;
  place: TextPlace;
  length: number;
  kind: Kind | undefined;
}

const slow: string[] = [];
/** The places that take long texts, found on the way. */
const longPlaces: TextPlace[] = [];

/** Sends a text, notes it where it held the event loop too long, and returns what was answered. */
async function attack({ caller, place, length, kind }: Attack): Promise<string> {
  if (!kind) return "";
  const text = kind[1](length).slice(0, length);
  let sent = await send(caller, place, text);
  // The first use of anything compiles it.
  if (sent.hold > mostHold) sent = await send(caller, place, text);
  const { hold, said } = sent;
  const line = `${place.name}, ${kind[0]} of ${length}: ${Math.round(hold)} ms, ${said.length} characters`;
  if (report) appendFileSync(report, `${line} ${said.slice(0, 150)}\n`);
  if (hold > mostHold || said.length > mostAnswer) slow.push(line);
  return said;
}

/** The longest that the field takes is learned from the refusal of a longer one. */
async function attackPlace(place: TextPlace, index: number): Promise<void> {
  const kindAt = (at: number) => kinds[at % kinds.length];
  const first = await attack({ caller: admin, place, length: probeLength, kind: kindAt(index) });
  const length = readLimit(first);
  if (length >= longText) longPlaces.push(place);
  const count = isWhole || length >= longText ? each : 0;
  for (let turn = 0; turn < count; turn += 1)
    await attack({ caller: admin, place, length, kind: kindAt(index * each + turn) });
}

describe("every text of the schema", () => {
  it("holds the event loop for 200 ms at most", { timeout: 3_600_000 }, async () => {
    for (const [index, place] of places.entries()) await attackPlace(place, index);
    expect(places.length).toBeGreaterThan(300);
    expect(slow).toEqual([]);
  });

  it("is refused quickly from those who may not write it", { timeout: 600_000 }, async () => {
    const [table] = kinds;
    for (const place of longPlaces)
      await attack({ caller: learner, place, length: isWhole ? probeLength : 9_990, kind: table });
    expect(slow).toEqual([]);
  });
});
