import { afterAll, describe, expect, it } from "vitest";
import { splitHeadline, toTextQuery } from "#gateway/domains/lessons/searchRules";
import type { Caller } from "#tests/support/caller";
import { ask } from "../enrolments/classroom";
import { openLessonRoom } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

const search = async (caller: Caller, text: string, courseId?: number) =>
  (
    await ask(
      caller,
      `query ($text: String!, $courseId: Int) {
        searchLessons(text: $text, courseId: $courseId) { topic { databaseId } blockId headline { text isMatch } }
      }`,
      { text, courseId },
    )
  ).searchLessons;

const readMatches = (hits: { headline: { text: string; isMatch: boolean }[] }[]) =>
  hits.map(({ headline }) => headline.filter(({ isMatch }) => isMatch).map(({ text }) => text));

describe("a search in lessons", () => {
  it("finds English words by their stems and beginnings, and marks the place", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = course.topics[0]?.id ?? 0;
    await room.published(topicId, ["A zebracorn *repeats* its <b>loops</b> until dawn."]);
    const [hit] = await search(caller, "zebrac looping", course.id);
    expect(hit.topic.databaseId).toBe(topicId);
    expect(readMatches([hit])).toEqual([["zebracorn", "loops"]]);
  });

  it("marks the place in a summary, an alternative text and a tag, and loses no tag", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = course.topics[0]?.id ?? 0;
    await room.settings(topicId, { summary: "How ocelotry began" });
    const text =
      "In a table you write `<theadling>` and its closing tag. A `</tbodyling>` placed between 1 < 2.";
    await room.published(topicId, [text]);
    const [second] = course.topics.slice(1).map(({ id }) => id);
    await room.published(second ?? 0, ["`<captioning>` begins, and ends with `</dfning>`"]);
    const whole = "<captioning> begins, and ends with </dfning>";
    for (const word of ["captioning", "dfning"]) {
      const [hit] = await search(caller, word, course.id);
      expect(
        hit.headline
          .map((part: { text: string }) => part.text)
          .join("")
          .trim(),
      ).toBe(whole);
    }
    const [inSummary] = await search(caller, "ocelotry", course.id);
    expect(inSummary.headline.map((part: { text: string }) => part.text).join("")).toBe("How ocelotry began");
    expect(readMatches([inSummary])).toEqual([["ocelotry"]]);
    for (const word of ["theadling", "tbodyling"]) {
      const [hit] = await search(caller, word, course.id);
      expect(readMatches([hit])).toEqual([[word]]);
      const shown = hit.headline.map((part: { text: string }) => part.text).join("");
      expect(shown).toContain("<theadling> and its closing tag. A </tbodyling> placed");
    }
  });

  it("marks words that only accents, case or width tell from the searched ones", async () => {
    const { caller, course } = await room.enrolled();
    const [first, second] = course.topics.map(({ id }) => id);
    await room.published(first ?? 0, [
      `${"Before it, a long sentence. ".repeat(20)}Then E\u0301mileau ＣＡＦＥ\u0301tal.`,
    ]);
    await room.published(second ?? 0, ["Plain emileau beside Émileau"]);
    const hits = await search(caller, "emileau cafetal", course.id);
    expect(readMatches(hits)).toEqual([["Émileau", "ＣＡＦＥ\u0301tal"]]);
    expect(hits[0].headline.map((part: { text: string }) => part.text).join("").length).toBeLessThan(200);
    const [, both] = readMatches(await search(caller, "ÉMILEAU", course.id)).toSorted(
      (left, right) => left.length - right.length,
    );
    expect(both).toEqual(["emileau", "Émileau"]);
  });

  it("finds words of other scripts as they are", async () => {
    const { caller, course } = await room.enrolled();
    await room.published(course.topics[0]?.id ?? 0, ["पाठ में चक्र दोहराता है"]);
    expect(await search(caller, "चक्र", course.id)).toHaveLength(1);
  });

  it("finds only what the viewer may read, but every topic's name", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = course.topics[0]?.id ?? 0;
    await room.published(topicId, ["Quokkaville"]);
    await room.addBlock(topicId, { kind: "TEXT", markdown: "Quokkaville in the draft" });
    await room.settings(topicId, { name: "Wombatology" });
    const stranger = await room.learner();
    const other = await room.test.as("otherAdmin");
    for (const viewer of [caller, room.author]) expect(await search(viewer, "quokkaville")).toHaveLength(1);
    for (const viewer of [stranger.caller, room.test.visitor, other])
      expect(await search(viewer, "quokkaville")).toEqual([]);
    expect(await search(room.test.visitor, "wombatology")).toHaveLength(1);
    expect(await search(other, "wombatology")).toEqual([]);
    await room.settings(topicId, { opening: "IN_ORDER" });
    await room.unpublish(course.id);
    expect(await search(caller, "wombatology")).toEqual([]);
  });

  it("takes as many statements for many places as for one", async () => {
    const { caller, course } = await room.enrolled();
    const [item, ...others] = course.topics.map(({ id }) => id);
    await room.published(item ?? 0, ["Narwhalese"]);
    const count = async () => {
      const found = await room.test.statementsOf(() => search(caller, "narwhalese", course.id));
      return found.length;
    };
    const few = await count();
    for (const id of others) await room.published(id, ["Narwhalese", "Narwhalese again"]);
    expect((await search(caller, "narwhalese", course.id)).length).toBeGreaterThan(3);
    expect(await count()).toBe(few);
  });

  it.each(["", "   ", "'", "a & | ! ( ) :* <->", "\\"])("takes %j as words only", async (text) =>
    expect(Array.isArray(await search(room.author, text))).toBe(true),
  );
});

describe("the rules of the search", () => {
  it("search for beginnings of at most eight words", () => {
    expect(toTextQuery("C++ & loops!")).toBe("c:* & loops:*");
    expect(toTextQuery("!?")).toBeNull();
    expect(toTextQuery("a b c d e f g h i")?.split("&")).toHaveLength(8);
  });

  it("part a headline at its marks", () =>
    expect(splitHeadline("a \uE000b\uE001\n c")).toEqual([
      { text: "a ", isMatch: false },
      { text: "b", isMatch: true },
      { text: " c", isMatch: false },
    ]));

  it("shows what was found without the marks of Markdown", () => {
    const found = splitHeadline("## The \uE000loop\uE001 `for`\n- **Again** in C#");
    expect(found.map(({ text }) => text).join("")).toBe(" The loop for Again in C#");
  });
});
