import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { notify } from "#gateway/domains/notifications/commands";
import { isPushService } from "#gateway/domains/notifications/pushContract";
import { startWorker } from "#gateway/jobs/worker";
import { deriveKeys } from "#gateway/push/push";
import { jobHandlers } from "#gateway/schema/manifests";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "../lessons/lessonRoom";
import { openPushService } from "./pushService";

const service = await openPushService();
const { taken, origin, openBrowser } = service;

const room = await openLessonRoom({ environment: { PUSH_SERVICES: origin } });
const { test, factory } = room;
const { prisma } = test.database;
const db = test.gateway.tenantClient(demoId);
startWorker(test.gateway, jobHandlers, { pollEvery: 20 });
afterAll(async () => {
  await test.close();
  service.close();
});
beforeEach(() => {
  taken.length = 0;
  service.reply.status = 201;
});

const subscribe = (caller: Caller, input: object) =>
  command(
    caller,
    `mutation ($input: PushSubscriptionInput!) {
      result: subscribeToPush(input: $input) { ... on NotificationChoicePayload { user { pushKey } } ${refusal} }
    }`,
    { input },
  );

const choose = (caller: Caller, push: boolean) =>
  caller.graphql(
    `mutation ($push: Boolean) {
      setNotificationChoice(kind: "enrolled", inProduct: true, push: $push) { __typename }
    }`,
    { push },
  );

async function learnerWithBrowser() {
  const learner = await room.learner();
  const course = await room.course();
  await factory.enrolment(learner.user.id, course.id);
  const browser = openBrowser();
  const { user } = await subscribe(learner.caller, browser.input);
  return { ...learner, course, browser, pushKey: user.pushKey as string };
}

/** Tells a learner of an enrolment, and waits until the jobs for browsers are done. */
async function publishNotice({
  user,
  course,
}: {
  user: { id: number };
  course: { id: number; title: string };
}) {
  const place = { organizationId: demoId, now: test.gateway.clock() };
  await db.$transaction((tx) =>
    notify(tx, place, [
      {
        kind: "enrolled",
        values: { course: course.title },
        to: { id: user.id },
        subject: { key: "courseId", id: course.id },
        path: `/learner/courses/${course.id}`,
      },
    ]),
  );
  test.gateway.bus.publish("jobsChanged", { organizationId: demoId });
  const due = { kind: "notifications.push", attempts: 0, lockedUntil: null };
  await expect.poll(() => prisma.job.count({ where: due }), { timeout: 10_000 }).toBe(0);
  await expect
    .poll(() => prisma.job.count({ where: { kind: "notifications.push", lastError: null } }), {
      timeout: 10_000,
    })
    .toBe(0);
}

describe("push notifications", () => {
  it("reach a browser sealed, so that it alone can open them, signed by the institute's key", async () => {
    const { browser, course, pushKey, ...learner } = await learnerWithBrowser();
    await publishNotice({ ...learner, course });
    expect(taken.map(({ path }) => path)).toEqual([browser.path]);
    const [{ body, authorization } = { body: Buffer.alloc(0), authorization: "" }] = taken;
    expect(body.includes(course.title)).toBe(false);
    expect(browser.open(body)).toMatchObject({
      title: `You are enrolled in ${course.title}`,
      path: `/learner/courses/${course.id}`,
    });
    expect(authorization).toContain(`k=${pushKey}`);
    const claims = JSON.parse(Buffer.from(authorization.split(".")[1] ?? "", "base64url").toString());
    expect(claims.aud).toBe(origin);
  });

  it("are not sent for kinds that the user does not want there, nor of what may no longer be seen", async () => {
    const unwanted = await learnerWithBrowser();
    await choose(unwanted.caller, false);
    await publishNotice(unwanted);
    const gone = await learnerWithBrowser();
    await prisma.enrolment.deleteMany({ where: { userId: gone.user.id } });
    await publishNotice(gone);
    const again = await learnerWithBrowser();
    await choose(again.caller, true);
    await publishNotice(again);
    expect(taken.map(({ path }) => path)).toEqual([again.browser.path]);
  });

  it("end with a browser that has unsubscribed, and with the session that turned them on", async () => {
    const gone = await learnerWithBrowser();
    service.reply.status = 410;
    await publishNotice(gone);
    expect(await prisma.pushSubscription.count({ where: { userId: gone.user.id } })).toBe(0);
    const left = await learnerWithBrowser();
    await left.caller.rest("POST", "auth/logout");
    await prisma.session.deleteMany({ where: { userId: left.user.id } });
    expect(await prisma.pushSubscription.count({ where: { userId: left.user.id } })).toBe(0);
  });

  it("are tried again when the service fails", async () => {
    const learner = await learnerWithBrowser();
    service.reply.status = 503;
    await publishNotice(learner);
    const job = await prisma.job.findFirstOrThrow({ where: { kind: "notifications.push" } });
    expect(job.lastError).toContain("503");
    expect(job.attempts).toBe(1);
    await prisma.job.deleteMany({ where: { kind: "notifications.push" } });
  });

  it("go to push services alone, and belong to the account that subscribed last", async () => {
    const { caller, browser } = await learnerWithBrowser();
    const elsewhere = { ...browser.input, endpoint: "http://169.254.169.254/latest" };
    expect(await subscribe(caller, elsewhere)).toMatchObject({ code: "INVALID" });
    const next = await room.learner();
    await subscribe(next.caller, browser.input);
    const rows = await prisma.pushSubscription.findMany({ where: { endpoint: browser.input.endpoint } });
    expect(rows.map(({ userId }) => userId)).toEqual([next.user.id]);
    await caller.graphql(`mutation ($e: String!) { unsubscribeFromPush(endpoint: $e) { __typename } }`, {
      e: browser.input.endpoint,
    });
    expect(await prisma.pushSubscription.count({ where: { userId: next.user.id } })).toBe(1);
    const { viewer } = await ask(next.caller, "{ viewer { pushKey notificationChoices { push } } }");
    expect(viewer.pushKey).toMatch(/^[\w-]{87}$/);
  });
});

describe("the rules of push", () => {
  it("know services by their hosts", () => {
    const known = ["push.example", ".below.example", "http://127.0.0.1:9"];
    for (const yes of ["https://push.example/x", "https://a.below.example/", "http://127.0.0.1:9/x"])
      expect(isPushService(yes, known), yes).toBe(true);
    for (const no of [
      "http://push.example/x",
      "https://push.example.evil/x",
      "https://evilbelow.example/",
      "x",
      "https://user@push.example/",
      "https://push.example:8443/",
      "http://127.0.0.1:10/",
    ])
      expect(isPushService(no, known), no).toBe(false);
  });

  it("derive the same keys from a secret, and others from another", () => {
    expect(deriveKeys("one")).toEqual(deriveKeys("one"));
    expect(deriveKeys("one").publicKey).not.toBe(deriveKeys("two").publicKey);
  });
});
