import { describe, expect, it } from "vitest";
import { classTimes } from "#gateway/domains/batchTopics/rules";
import { momentIn } from "#gateway/domains/zoneContract";
import { writeCalendar } from "#gateway/http/icalendar";
import { createCaller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

interface Component {
  name: string;
  properties: Map<string, string>;
  parts: Component[];
}

/** Reads a calendar as RFC 5545 says, knowing nothing of how it was written. */
function readCalendar(text: string): Component {
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const root: Component = { name: "", properties: new Map(), parts: [] };
  const open = [root];
  for (const line of text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean)) {
    const [, name = "", parameters = "", value = ""] = /^([A-Z-]+)((?:;[^:]+)?):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    if (name === "BEGIN") {
      const part: Component = { name: value, properties: new Map(), parts: [] };
      open.at(-1)?.parts.push(part);
      open.push(part);
    } else if (name === "END") expect(open.pop()?.name).toBe(value);
    else open.at(-1)?.properties.set(name + parameters, value);
  }
  expect(open).toHaveLength(1);
  return root.parts[0] ?? root;
}

const textOf = (value = "") => value.replace(/\\([\\;,nN])/g, (_, item) => (/n/i.test(item) ? "\n" : item));

const event = {
  uid: "class-1",
  day: "2026-11-20",
  startsAt: null,
  endsAt: null,
  title: "Title",
  description: "Text",
  location: null,
  url: null,
  updatedAt: "2026-11-18T10:00:00.000Z",
};

describe("a calendar file", () => {
  it("keeps every character of texts, whatever ends lines or values elsewhere", () => {
    const title = `Größe; "a,b"\\c — ${"ग्राहक सेवा 🎓 ".repeat(20)}end`;
    const file = writeCalendar({
      name: "N",
      description: "",
      events: [{ ...event, title, description: "a\r\nb\nc" }],
    });
    const [read] = readCalendar(file).parts;
    expect(textOf(read?.properties.get("SUMMARY"))).toBe(title);
    expect(textOf(read?.properties.get("DESCRIPTION"))).toBe("a\nb\nc");
  });

  it("lasts a day without times, and gives moments in UTC with them", () => {
    const timed = { ...event, startsAt: "2026-11-20T13:30:00.000Z", endsAt: "2026-11-20T15:00:00.000Z" };
    const [whole, hours] = readCalendar(
      writeCalendar({ name: "N", description: "", events: [event, timed] }),
    ).parts;
    expect(whole?.properties.get("DTSTART;VALUE=DATE")).toBe("20261120");
    expect(whole?.properties.get("DTEND;VALUE=DATE")).toBe("20261121");
    expect(hours?.properties.get("DTSTART")).toBe("20261120T133000Z");
    expect(hours?.properties.get("DTEND")).toBe("20261120T150000Z");
  });
});

describe("the time of a class", () => {
  it("is the zone's on that day, summer time included", () => {
    expect(momentIn("Asia/Kolkata", "2026-11-20", "19:00:00").toISOString()).toBe("2026-11-20T13:30:00.000Z");
    expect(momentIn("Europe/London", "2026-03-28", "09:00:00").toISOString()).toBe(
      "2026-03-28T09:00:00.000Z",
    );
    expect(momentIn("Europe/London", "2026-03-29", "09:00:00").toISOString()).toBe(
      "2026-03-29T08:00:00.000Z",
    );
  });

  it("ends by its end, past midnight, by its duration, or after an hour", () => {
    const endOf = (startTime: string | null, endTime: string | null, duration: number) =>
      classTimes("UTC", "2026-11-20", { startTime, endTime, duration }).endsAt?.toISOString().slice(0, 16);
    expect(endOf("19:00:00", "20:30:00", 0)).toBe("2026-11-20T20:30");
    expect(endOf("22:00:00", "00:30:00", 0)).toBe("2026-11-21T00:30");
    expect(endOf("19:00:00", null, 45)).toBe("2026-11-20T19:45");
    expect(endOf("19:00:00", null, 0)).toBe("2026-11-20T20:00");
    expect(endOf(null, "20:00:00", 30)).toBeUndefined();
  });
});

const { test } = await openSuite();

const renew = `mutation ($id: Int!) { result: renewBatchCalendar(batchId: $id) { ... on BatchCalendarPayload { batch { calendarPath } } } }`;

/** A batch of the demo data that the learner is in, with a planned course. */
async function plannedBatch() {
  const learner = await test.as("learner");
  const { id } = await test.database.prisma.batch.findFirstOrThrow({
    where: { users: { some: { userId: learner.userId ?? 0, status: { not: "DROPPED" } } } },
  });
  return { id, learner };
}

describe("the feed of a batch", () => {
  it("has an address once staff make it, which its learners see; a renewed one ends at once", async () => {
    const { id, learner } = await plannedBatch();
    const trainer = await test.as("coordinator");
    const path = `query ($id: Int!) { batch: myBatch(databaseId: $id) { calendarPath } }`;
    expect((await learner.graphql(path, { id })).data.batch.calendarPath).toBeNull();
    const made = await trainer.graphql(renew, { id });
    const first: string = made.data.result.batch.calendarPath;
    expect(first).toMatch(/token=[\w-]{43}$/);
    expect((await learner.graphql(path, { id })).data.batch.calendarPath).toBe(first);
    expect((await fetch(test.origin + first)).status).toBe(200);
    const second: string = (await trainer.graphql(renew, { id })).data.result.batch.calendarPath;
    expect((await fetch(test.origin + first)).status).toBe(404);
    expect((await fetch(test.origin + second)).status).toBe(200);
    for (const wrong of [
      second.slice(0, -1),
      second.replace("tenantId=1", "tenantId=2"),
      second.replace(`${id}.ics`, "999999.ics"),
    ]) {
      expect((await fetch(test.origin + wrong)).status).toBe(404);
    }
    expect((await fetch(test.origin + second, { method: "POST" })).status).toBe(405);
    expect(test.logged.some((line) => line.includes(second.slice(-43)))).toBe(false);
  });

  it("holds each planned class once, and is not sent again until something changes", async () => {
    const { id } = await plannedBatch();
    const trainer = await test.as("coordinator");
    const { data } = await trainer.graphql(renew, { id });
    const address = test.origin + data.result.batch.calendarPath;
    const answer = await fetch(address, { headers: { Cookie: "lectern=nobody" } });
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const { parts } = readCalendar(await answer.text());
    const planned = await test.database.prisma.batchCourseTopic.findMany({
      where: { batchId: id, plannedDate: { not: null } },
      distinct: ["courseId", "plannedDate"],
    });
    expect(planned.length).toBeGreaterThan(5);
    expect(new Set(parts.map(({ properties }) => properties.get("UID"))).size).toBe(planned.length);
    for (const { properties } of parts) {
      expect(properties.get("DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
      expect(properties.get("SUMMARY")).toMatch(/.+: .+/);
    }
    const tag = answer.headers.get("etag") ?? "";
    expect((await fetch(address, { headers: { "If-None-Match": tag } })).status).toBe(304);
    await test.database.prisma.batchCourseTopic.updateMany({
      where: { batchId: id },
      data: { plannedDate: null },
    });
    const empty = await fetch(address, { headers: { "If-None-Match": tag } });
    expect(empty.status).toBe(200);
    expect(readCalendar(await empty.text()).parts).toEqual([]);
  });

  it("is renewed by staff of the tenant only", async () => {
    const { id, learner } = await plannedBatch();
    const answers = await Promise.all(
      [createCaller(test.origin), learner].map((caller) => caller.graphql(renew, { id })),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([
      "UNAUTHENTICATED",
      "FORBIDDEN",
    ]);
  });
});
