import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { notify } from "#gateway/domains/notifications/commands";
import { notificationLimits } from "#gateway/domains/notifications/contract";
import { mailDaily, mailDue } from "#gateway/domains/notifications/deliverCommands";
import { pushNotification } from "#gateway/domains/notifications/pushCommands";
import { shippedRoles } from "#gateway/domains/roles/shippedContract";
import type { JobContext } from "#gateway/jobs/handler";
import { listNotificationSubjects } from "#gateway/ports/notificationSubjects";
import { demoId } from "#tests/support/factory";
import { ask, globalId, nodeType } from "../enrolments/classroom";
import { openLessonRoom } from "../lessons/lessonRoom";
import { openPushService } from "./pushService";
import { openSubjects } from "./subjects";

const subjectKeys = listNotificationSubjects().map(([key]) => key);

const service = await openPushService();
const room = await openLessonRoom({ environment: { PUSH_SERVICES: service.origin } });
const { test, factory } = room;
const { prisma } = test.database;
const db = test.gateway.tenantClient(demoId);
afterAll(async () => {
  await test.close();
  service.close();
});

const organizationId = demoId;
const start = new Date(Date.UTC(2030, 0, 7));
const { owner, makeSubjects } = await openSubjects(room, start);
type Subjects = Awaited<ReturnType<typeof makeSubjects>>;

/** A role of the organization's own that gives nothing. */
const label = "A label without rights";
const roleNames = [...Object.values(shippedRoles), label];

/** A member of the staff, what they teach, and the state of the subjects. */
const world = fc.record({
  role: fc.constantFrom(...roleNames),
  teaches: fc.constantFrom("nothing" as const, "the course" as const, "in the batch" as const),
  isPublished: fc.boolean(),
  isHidden: fc.boolean(),
  isDaily: fc.boolean(),
});
type World = typeof world extends fc.Arbitrary<infer Made> ? Made : never;

const roleId = async (name: string) =>
  (
    await prisma.role.upsert({
      where: { organizationId_name: { organizationId, name } },
      create: { organizationId, name, rights: {} },
      update: {},
    })
  ).id;

/** Plans a notification of each subject, as if the employee saw all of them then. */
async function planAll(userId: number, subjects: Subjects, isDaily: boolean) {
  await prisma.notification.createMany({
    data: subjects.map(({ key, id }) => ({
      organizationId,
      userId,
      kind: "enrolled",
      title: `about ${key}.`,
      path: "/",
      dedupeKey: key,
      createdAt: start,
      mailDue: isDaily ? ("DAILY" as const) : ("NOW" as const),
      [key]: id,
    })),
  });
  return prisma.notification.findMany({ where: { userId }, orderBy: { id: "asc" } });
}

const job: JobContext = {
  gateway: test.gateway,
  db,
  organizationId,
  key: "",
  attempt: 1,
  signal: new AbortController().signal,
  finish: async () => undefined,
};

/** The keys of the subjects that the mails to an employee tell of. */
async function readMailed(userId: number, isDaily: boolean): Promise<string[]> {
  await (isDaily ? mailDaily(job, { hour: notificationLimits.usualHour }) : mailDue(job));
  const mails = await prisma.mailMessage.findMany({
    where: { userId },
    select: { subject: true, text: true },
  });
  return subjectKeys.filter((key) =>
    mails.some(({ subject, text }) => `${subject} ${text}`.includes(`about ${key}.`)),
  );
}

/** The titles that reach the browser of an employee. */
async function readPushed(userId: number, notificationIds: readonly number[]): Promise<string[]> {
  const browser = service.openBrowser();
  const { p256dh, auth, endpoint } = browser.input;
  const session = await prisma.session.findFirstOrThrow({ where: { userId } });
  const { id: subscriptionId } = await prisma.pushSubscription.create({
    data: { organizationId, userId, sessionId: session.id, endpoint, p256dh, auth, name: "Made" },
  });
  for (const notificationId of notificationIds)
    await pushNotification(job, { notificationId, subscriptionId });
  return service.taken
    .filter(({ path }) => path === browser.path)
    .map(({ body }) => browser.open(body).title);
}

/** Notifies an employee of each subject now, and returns the keys of those that arrived. */
async function tellAll(userId: number, subjects: Subjects): Promise<string[]> {
  const wanted = subjects.map(({ key, id }) => ({
    kind: "enrolled" as const,
    values: { course: key },
    subject: { key, id },
    to: { id: userId },
    path: "/",
    occasion: `now ${key}`,
  }));
  await db.$transaction((tx) =>
    notify(tx, { organizationId, now: new Date(start.getTime() + 90_000) }, wanted),
  );
  const told = await prisma.notification.findMany({ where: { userId, dedupeKey: { contains: "now " } } });
  return told.map(({ dedupeKey }) => dedupeKey.replace("enrolled:now ", ""));
}

/** Makes an employee who has every right, plans all for them, and leaves them with the role of the world. */
async function makeEmployee(made: World) {
  const user = await factory.user({ userType: "E" }, [shippedRoles.admin]);
  const subjects = await makeSubjects(user.id, made);
  const planned = await planAll(user.id, subjects, made.isDaily);
  await prisma.userRole.updateMany({ where: { userId: user.id }, data: { roleId: await roleId(made.role) } });
  const caller = await test.visitor.signIn(user.signIn);
  const seen = [];
  for (const { type, id, key } of subjects)
    if ((await nodeType(caller, globalId(type, id))) === type) seen.push(key);
  return { user, caller, subjects, planned, seen };
}

const keysIn = (titles: readonly string[]) =>
  subjectKeys.filter((key) => titles.some((title) => title === `about ${key}.`));

it("has a subject of each kind", async () => {
  const subjects = await makeSubjects(owner.id, {
    teaches: "nothing",
    isPublished: true,
    isHidden: false,
  });
  expect(subjects.map(({ key }) => key).sort()).toEqual([...subjectKeys].sort());
});

it("no employee hears of what their role does not show, in the list, by mail or in a browser", async () => {
  await fc.assert(
    fc.asyncProperty(world, async (made) => {
      test.setNow(new Date(start.getTime() + 120_000));
      const { user, caller, subjects, planned, seen } = await makeEmployee(made);
      const listing = "{ viewer { notifications(first: 50) { edges { node { title } } } } }";
      const { viewer } = await ask(caller, listing);
      const listed = keysIn(
        viewer.notifications.edges.map(({ node }: { node: { title: string } }) => node.title),
      );
      // They manage announcements that were not sent to them.
      const mayRead = seen.filter((key) => key !== "announcementId" || listed.includes(key));
      expect([...listed].sort()).toEqual([...mayRead].sort());
      const ids = planned.map(({ id }) => id);
      expect(keysIn(await readPushed(user.id, ids))).toEqual(listed);
      expect(await readMailed(user.id, made.isDaily)).toEqual(listed);
      expect((await tellAll(user.id, subjects)).sort()).toEqual([...listed].sort());
    }),
    {
      numRuns: 20,
      examples: roleNames.map((role) => [
        { role, teaches: "in the batch", isPublished: false, isHidden: true, isDaily: false },
      ]),
    },
  );
}, 120_000);

it("staff hear nothing of their rights while they lack the second factor that is demanded", async () => {
  const made = {
    role: shippedRoles.finance,
    teaches: "nothing",
    isPublished: false,
    isHidden: false,
  } as const;
  const { user, subjects } = await makeEmployee({ ...made, isDaily: false });
  const payment = subjects.filter(({ key }) => key === "paymentId");
  const demand = (staffSecondFactor: boolean) =>
    prisma.organization.update({ where: { id: organizationId }, data: { staffSecondFactor } });
  await demand(true);
  expect(await tellAll(user.id, payment as unknown as Subjects)).toEqual([]);
  await demand(false);
  expect(await tellAll(user.id, payment as unknown as Subjects)).toEqual(["paymentId"]);
});

it("many employees who see alike are asked for in as many statements as a few", async () => {
  const subjects = await makeSubjects((await factory.user({})).id, {
    teaches: "nothing",
    isPublished: true,
    isHidden: false,
  });
  const payment = subjects.find(({ key }) => key === "paymentId");
  const staff = async (count: number) => {
    const made = [];
    for (let number = 0; number < count; number += 1)
      made.push((await factory.user({ userType: "E" }, [shippedRoles.finance])).id);
    return made;
  };
  const countStatements = async (ids: readonly number[], occasion: string) => {
    const wanted = {
      kind: "enrolled" as const,
      values: { course: "Made" },
      path: "/",
      occasion,
      subject: { key: "paymentId" as const, id: payment?.id ?? 0 },
      to: { id: { in: [...ids] } },
    };
    const place = { organizationId, now: start };
    return (await test.statementsOf(() => db.$transaction((tx) => notify(tx, place, [wanted])))).length;
  };
  const [few, many] = [await staff(2), await staff(20)];
  await countStatements(few, "warm");
  expect(await countStatements(many, "many")).toBe(await countStatements(few, "few"));
});
