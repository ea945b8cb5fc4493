import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask } from "../enrolments/classroom";
import { openConversation } from "./conversation";

const chat = await openConversation();
const trainer = await chat.test.as("coordinator");
afterAll(() => chat.test.close());

describe("the search for people", () => {
  it("finds people by a part of their name, but no one of another tenant, no one inactive and not oneself", async () => {
    const name = "Zebulon Quartz";
    const friend = await chat.learner({ name: `${name} A` });
    await chat.factory.user({ name: `${name} B`, active: false });
    await chat.factory.user({ name: `${name} C`, organizationId: otherId });
    const { caller } = await chat.learner({ name: `${name} D` });
    const people = `{ chatPeople(search: " quartz ") { databaseId name } }`;
    expect((await ask(caller, people)).chatPeople).toEqual([
      { databaseId: friend.user.id, name: `${name} A` },
    ]);
    expect((await ask(caller, `{ chatPeople(search: "%") { name } }`)).chatPeople).toEqual([]);
  });

  it("finds people by username and whole address, the best first; staff by a part of the address, which they see", async () => {
    const found = async (caller: Caller, search: string) =>
      (await ask(caller, `{ chatPeople(search: "${search}") { name username email } }`)).chatPeople;
    const friend = await chat.learner({
      name: "Namesake Of Two",
      username: "xeno",
      email: "zz.quaint@mail.test",
    });
    const twin = await chat.learner({ name: "Namesake Of Two", username: "xeno-two" });
    const { caller } = await chat.learner({ name: "Someone Else" });
    const known = { name: "Namesake Of Two", username: "xeno", email: null };
    expect(await found(caller, "XENO")).toEqual([known, { ...known, username: "xeno-two" }]);
    expect(await found(caller, "zz.QUAINT@mail.test")).toEqual([known]);
    expect(await found(caller, "zz.quaint")).toEqual([]);
    expect(await found(caller, "zz%quaint@mail.test")).toEqual([]);
    expect(await found(trainer, "zz.quaint")).toEqual([{ ...known, email: friend.user.email }]);
    expect(twin.user.email).not.toBe(friend.user.email);
  });
});

describe("the search through messages", () => {
  it("asks for every word as the beginning of one, without case, newest first", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    for (const text of [
      "The quick vermilion fox",
      "A vermilion Fox-trot",
      "https://vermilion.example/fox",
      "vermilion",
    ])
      await chat.send(sender.caller, text, { roomId });
    expect(await chat.search(friend.caller, "VERMIL fox")).toEqual([
      "A vermilion Fox-trot",
      "The quick vermilion fox",
    ]);
    expect(await chat.search(friend.caller, "https://vermilion.example/fox")).toEqual([
      "https://vermilion.example/fox",
    ]);
    for (const odd of ["", " ' \\ ", "' | !", "& ()", ":*", "!vermilion'"])
      expect(await chat.search(friend.caller, odd)).toHaveLength(odd.includes("vermilion") ? 4 : 0);
  });
});

describe("the pages of what was found", () => {
  it("hold every message once, however many there are", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const ids = await chat.fill(roomId, friend.user.id, 230);
    const pages: {
      nodes: { databaseId: number }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    }[] = [];
    while (pages.at(-1)?.pageInfo.hasNextPage ?? true) {
      const after = pages.at(-1)?.pageInfo.endCursor ?? null;
      const document = `query ($after: String) { searchMessages(text: "line", first: 100, after: $after) {
        nodes { databaseId } pageInfo { hasNextPage endCursor } } }`;
      pages.push((await ask(sender.caller, document, { after })).searchMessages);
    }
    const found = pages.map(({ nodes }) => nodes.map(({ databaseId }) => databaseId));
    expect(found.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(found.flat()).toEqual(ids.toReversed());
  });
});
