import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailMoment, nextHour } from "#gateway/domains/notifications/choiceRules";
import { notify } from "#gateway/domains/notifications/commands";
import { notificationKinds } from "#gateway/domains/notifications/contract";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { mailSettings } from "#tests/support/smtp";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "../lessons/lessonRoom";
import { openWorkers, until } from "../mail/mailRoom";

// Sessions outlive the years between now and the tests' days.
const environment = {
  ...mailSettings("smtp://127.0.0.1:1"),
  SESSION_IDLE_HOURS: "100000",
  SESSION_MAX_HOURS: "100000",
};
const room = await openLessonRoom({ environment });
const { test, factory } = room;
const { prisma } = test.database;
const db = test.gateway.tenantClient(demoId);
afterAll(() => test.close());

// Nine in the morning at the demo institute; half past three in UTC.
const morning = new Date("2030-01-07T03:30:00Z");
const workFrom = openWorkers(test, mailSettings("smtp://127.0.0.1:1"));
afterEach(() => prisma.job.deleteMany());
beforeEach(() => test.setNow(morning));

/** Works as at a moment until no mail of notifications is due. */
async function workAt(now: Date) {
  await workFrom(now);
  await until(test.gateway.bus, async () => {
    const where = { kind: { startsWith: "notifications." }, runAt: { lte: now } };
    return (await prisma.job.count({ where })) === 0;
  });
}

const inMinutes = (count: number) => new Date(morning.getTime() + count * 60_000);
const evening = new Date("2030-01-07T12:30:00Z");

const choose = (caller: Caller, args: string) =>
  command(
    caller,
    `mutation { result: setNotificationChoice(${args}) { ... on NotificationChoicePayload { user { notificationChoices { kind inProduct mail } } } ${refusal} } }`,
    {},
  );
const chooseHour = (caller: Caller, hour: number) =>
  command(
    caller,
    `mutation { result: setNotificationHour(hour: ${hour}) { ... on NotificationChoicePayload { user { notificationHour } } ${refusal} } }`,
    {},
  );

type Kind = "enrolled" | "newLesson";

/** Tells a learner of a kind, about a course of theirs. */
async function publishNotice(userId: number, kind: Kind, now = morning) {
  const course = await room.course();
  await factory.enrolment(userId, course.id);
  const about = {
    subject: { key: "courseId" as const, id: course.id },
    to: { id: userId },
    path: `/learner/courses/x/${course.id}`,
  };
  await db.$transaction((tx) =>
    notify(tx, { organizationId: demoId, now }, [
      kind === "enrolled"
        ? { kind, values: { course: course.title }, ...about }
        : { kind, values: { topic: "Loops", course: course.title }, ...about },
    ]),
  );
  return course;
}

const mailsTo = (userId: number) =>
  prisma.mailMessage.findMany({ where: { userId }, orderBy: { id: "asc" } });

describe("the choices", () => {
  it("are of every kind that has a source, and none of security", async () => {
    const { caller } = await room.learner();
    const { viewer } = await ask(
      caller,
      "{ viewer { notificationHour notificationChoices { kind name inProduct mail } } }",
    );
    expect(viewer.notificationHour).toBe(18);
    const kinds = viewer.notificationChoices.map(({ kind }: { kind: string }) => kind);
    const hidden = Object.entries(notificationKinds).flatMap(([kind, item]) =>
      "isHidden" in item || "isSecurity" in item ? [kind] : [],
    );
    expect(kinds).toContain("newLesson");
    expect(kinds.filter((kind: string) => hidden.includes(kind))).toEqual([]);
  });

  it("are one's own, and refuse what does not exist", async () => {
    const { caller, user } = await room.learner();
    const other = await room.learner();
    expect(await choose(caller, 'kind: "newLesson", inProduct: false, mail: NOW')).toMatchObject({
      user: {
        notificationChoices: expect.arrayContaining([{ kind: "newLesson", inProduct: false, mail: "NOW" }]),
      },
    });
    const { viewer } = await ask(other.caller, "{ viewer { notificationChoices { kind inProduct mail } } }");
    expect(viewer.notificationChoices).toContainEqual({ kind: "newLesson", inProduct: true, mail: "DAILY" });
    for (const kind of ["reset", "classTomorrow", "constructor", ""])
      expect(await choose(caller, `kind: "${kind}", inProduct: true`)).toMatchObject({ code: "INVALID" });
    for (const hour of [-1, 24]) expect(await chooseHour(caller, hour)).toMatchObject({ code: "INVALID" });
    const staff = await test.as("admin");
    const { errors } = await staff.graphql(
      `{ userByUsername(username: "${user.username}") { notificationChoices { kind } } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("hide a kind in the product, and mail it all the same", async () => {
    const { caller, user } = await room.learner();
    await choose(caller, 'kind: "enrolled", inProduct: false, mail: NOW');
    await publishNotice(user.id, "enrolled");
    const { viewer } = await ask(
      caller,
      "{ viewer { unreadNotificationCount notifications { edges { node { id } } } } }",
    );
    expect(viewer).toEqual({ unreadNotificationCount: 0, notifications: { edges: [] } });
    await workAt(inMinutes(2));
    expect(await mailsTo(user.id)).toHaveLength(1);
  });
});

describe("a mail at once", () => {
  it("leaves when its minute is over, holds what came within it, and leads to its subjects", async () => {
    const { user } = await room.learner();
    const first = await publishNotice(user.id, "enrolled");
    const second = await publishNotice(user.id, "enrolled");
    await workAt(new Date(morning.getTime() + 30_000));
    expect(await mailsTo(user.id)).toEqual([]);
    await workAt(inMinutes(2));
    const [mail, ...others] = await mailsTo(user.id);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`You are enrolled in ${first.title} and 1 more`);
    for (const { id } of [first, second])
      expect(mail?.html).toContain(`href="https://learn.example/learner/courses/x/${id}"`);
    expect(mail?.text).toContain(`You are enrolled in ${second.title}`);
    expect(mail?.unsubscribeUrl).toContain("/mail/unsubscribe?");
  });

  it("does not leave for what its recipient may no longer see", async () => {
    const { user } = await room.learner();
    const shown = await publishNotice(user.id, "enrolled");
    await room.unpublish((await publishNotice(user.id, "enrolled")).id);
    const gone = await room.learner();
    await room.unpublish((await publishNotice(gone.user.id, "enrolled")).id);
    await workAt(inMinutes(2));
    expect(await mailsTo(user.id)).toMatchObject([{ subject: `You are enrolled in ${shown.title}` }]);
    expect(await mailsTo(gone.user.id)).toEqual([]);
  });

  it("is not sent any more once its kind was turned off", async () => {
    const { caller, user } = await room.learner();
    await publishNotice(user.id, "enrolled");
    await choose(caller, 'kind: "enrolled", inProduct: true');
    await workAt(inMinutes(2));
    expect(await mailsTo(user.id)).toEqual([]);
  });
});

describe("the daily mail", () => {
  it("comes at the user's hour, once, without what was read", async () => {
    const { caller, user } = await room.learner();
    const early = await room.learner();
    await chooseHour(early.caller, 12);
    for (const { id } of [user, early.user]) {
      await publishNotice(id, "newLesson");
      await publishNotice(id, "newLesson", inMinutes(5));
    }
    await workAt(new Date("2030-01-07T06:30:00Z"));
    expect(await mailsTo(user.id)).toEqual([]);
    expect(await mailsTo(early.user.id)).toMatchObject([{ kind: "daily", subject: "2 notifications" }]);
    const { viewer } = await ask(caller, "{ viewer { notifications { edges { node { databaseId } } } } }");
    const { databaseId } = viewer.notifications.edges[0].node;
    await command(
      caller,
      `mutation { result: markNotificationsRead(ids: [${databaseId}]) { __typename ${refusal} } }`,
      {},
    );
    await workAt(evening);
    expect(await mailsTo(user.id)).toMatchObject([{ kind: "daily", subject: "New lesson: Loops" }]);
    expect(await mailsTo(early.user.id)).toHaveLength(1);
  });

  it("moves with the hour, and leaves what is chosen at once instead", async () => {
    const { caller, user } = await room.learner();
    await publishNotice(user.id, "newLesson");
    await chooseHour(caller, 23);
    await workAt(evening);
    expect(await mailsTo(user.id)).toEqual([]);
    await choose(caller, 'kind: "newLesson", inProduct: true, mail: NOW');
    await workAt(new Date(evening.getTime() + 180_000));
    expect(await mailsTo(user.id)).toMatchObject([{ kind: "newLesson" }]);
  });
});

describe("unsubscribing by one POST", () => {
  const oneClick = async (userId: number) => {
    const mail = await prisma.mailMessage.findFirstOrThrow({ where: { userId }, orderBy: { id: "desc" } });
    const address = (mail.unsubscribeUrl ?? "").replace("https://learn.example", test.origin);
    return fetch(address, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  };
  const readMail = async (caller: Caller, kind: string) => {
    const { viewer } = await ask(caller, "{ viewer { notificationChoices { kind inProduct mail } } }");
    return viewer.notificationChoices.find(
      (notificationChoice: { kind: string }) => notificationChoice.kind === kind,
    );
  };

  it("turns the kind off among the choices, where it can be turned on again", async () => {
    const { caller, user } = await room.learner();
    await publishNotice(user.id, "enrolled");
    await workAt(inMinutes(2));
    expect((await oneClick(user.id)).status).toBe(200);
    expect(await readMail(caller, "enrolled")).toMatchObject({ inProduct: true, mail: null });
    expect(await prisma.mailSuppression.count({ where: { address: user.email } })).toBe(0);
    await publishNotice(user.id, "enrolled", inMinutes(10));
    await workAt(inMinutes(12));
    // The mail that was written before is not tried again either.
    await until(test.gateway.bus, async () => (await mailsTo(user.id))[0]?.state === "SUPPRESSED");
    expect(await mailsTo(user.id)).toHaveLength(1);
    await choose(caller, 'kind: "enrolled", inProduct: true, mail: NOW');
    await publishNotice(user.id, "enrolled", inMinutes(20));
    await workAt(inMinutes(22));
    expect(await mailsTo(user.id)).toHaveLength(2);
  });

  it("unsubscribing by one POST from the daily mail turns off all kinds that were in it", async () => {
    const { caller, user } = await room.learner();
    await publishNotice(user.id, "newLesson");
    await workAt(evening);
    await oneClick(user.id);
    expect(await readMail(caller, "newLesson")).toMatchObject({ mail: null });
    expect(await readMail(caller, "enrolled")).toMatchObject({ mail: "NOW" });
  });
});

it("the minute is over at a full minute, and an hour is the zone's, also where clocks change", () => {
  expect(mailMoment(new Date("2030-01-07T03:30:00.001Z")).toISOString()).toBe("2030-01-07T03:32:00.000Z");
  expect(mailMoment(morning).toISOString()).toBe("2030-01-07T03:31:00.000Z");
  const at = (now: string, zone: string, hour: number) => nextHour(new Date(now), zone, hour).toISOString();
  expect(at("2030-01-07T03:30:00Z", "Asia/Kolkata", 18)).toBe("2030-01-07T12:30:00.000Z");
  expect(at("2030-01-07T12:30:00Z", "Asia/Kolkata", 18)).toBe("2030-01-08T12:30:00.000Z");
  expect(at("2030-03-30T18:00:00Z", "Europe/Berlin", 18)).toBe("2030-03-31T16:00:00.000Z");
});
