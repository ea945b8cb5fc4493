import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";
import { type Answer, figureReadings } from "./figureReadings";
import { countingScreens, openedScreens, readDocument, tabbedScreens } from "./openedScreens";

const { test } = await openSuite();
const { prisma } = test.database;
const roles = ["admin", "coordinator", "trainer", "author", "finance", "otherAdmin", "learner"] as const;
type Role = (typeof roles)[number];

const mail = {
  organizationId: 1,
  kind: "reset",
  toAddress: "kept@made.example",
  toName: "",
  fromName: "Demo",
  subject: "Kept",
  html: "<p>Kept</p>",
  text: "Kept",
};
const lastError = "Mail is not set up";
await prisma.mailMessage.createMany({
  data: (["QUEUED", "QUEUED", "SENT", "FAILED", "DISCARDED"] as const).map((state, index) => ({
    ...mail,
    state,
    uid: `figure${index}`,
    messageId: `figure${index}@demo.test`,
    lastError: index === 0 ? lastError : null,
  })),
});
const job = { organizationId: 1, kind: "mail.send", payload: {}, runAt: new Date() };
await prisma.job.createMany({
  data: [
    { ...job, key: "waits" },
    { ...job, key: "failed", failedAt: new Date() },
  ],
});

const topics = await prisma.topic.findMany({
  where: { organizationId: 1 },
  distinct: ["courseId"],
  orderBy: { id: "asc" },
  take: 3,
});
const asker = await prisma.user.findFirstOrThrow({ where: { organizationId: 1, userType: "U" } });
await prisma.topicQuestion.createMany({
  data: topics.flatMap(({ id: topicId, courseId }) =>
    [null, new Date()].map((hiddenAt) => ({
      organizationId: 1,
      courseId,
      topicId,
      userId: asker.id,
      markdown: "Why?",
      html: "<p>Why?</p>",
      hiddenAt,
    })),
  ),
});

const sentAt = new Date();
const people = await prisma.user.findMany({ where: { organizationId: 1 }, orderBy: { id: "asc" }, take: 40 });
await prisma.announcement.create({
  data: {
    organizationId: 1,
    authorId: people[0]?.id ?? 0,
    title: "Counted",
    body: "Counted",
    publishAt: sentAt,
    sentAt,
    recipients: {
      createMany: {
        data: people.map(({ id: userId }, index) => ({ userId, readAt: index % 3 === 0 ? sentAt : null })),
      },
    },
    notifications: {
      createMany: {
        data: people.flatMap(({ id: userId }) =>
          ["read", "unread", "unread too"].map((occasion) => ({
            userId,
            kind: "announcement",
            title: occasion,
            body: "",
            path: "/",
            dedupeKey: `counted:${occasion}`,
            isListed: true,
            readAt: occasion === "read" ? sentAt : null,
          })),
        ),
      },
    },
  },
});

const [essay] = await prisma.attemptQuestion.findMany({
  where: {
    type: { in: ["ESSAY", "FILE"] },
    answeredAt: { not: null },
    marks: null,
    attempt: { organizationId: 1, submittedAt: { not: null } },
  },
  select: { attempt: { select: { assessment: { select: { id: true, courseId: true } } } } },
  take: 1,
});
const { id: assessmentId, courseId: examinedId } = essay?.attempt.assessment ?? { id: 0, courseId: 0 };
// The trainer marks its essays, too.
const { userId: trainerId = 0 } = await test.as("trainer");
await prisma.course.update({ where: { id: examinedId }, data: { trainerId } });

/** Opens an address as its screen does, and returns the list of its rows. */
async function open(caller: Caller, address: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(address, "http://learn.example");
  const id = /\d+/.exec(pathname)?.[0];
  const screen = openedScreens[pathname.replace(/\d+/, ":id")];
  if (!screen) throw new Error(`No screen is known at ${pathname}`);
  const { document, toVariables, toRows } = screen;
  const { data, errors } = await caller.graphql(
    readDocument(document),
    toVariables(searchParams.toString(), Number(id)),
  );
  expect(errors, `${address} is refused`).toBeUndefined();
  return toRows(data);
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** The rupees of all payments that an address lists, page by page. */
async function addUp(caller: Caller, address: string): Promise<number> {
  const [path = "", search = ""] = address.split("?");
  let [total, after] = [0, ""];
  for (;;) {
    const { nodes, pageInfo } = await open(caller, `${path}?${search}&size=100&after=${after}`);
    total += sum(nodes);
    if (!pageInfo.hasNextPage) return total;
    after = encodeURIComponent(pageInfo.endCursor);
  }
}

/** The pending payments that a profile lists, and the unread messages of the chat: lists without pages. */
const plain = {
  paymentsOf: async (caller: Caller, address: string) => {
    const username = decodeURIComponent(address.split("/").at(-1) ?? "");
    const { data } = await caller.graphql(readDocument("ProfileScreenQuery"), { username });
    const payments: { amount: number; status: string }[] = data.userByUsername.payments.nodes;
    return { rupees: sum(payments.filter(({ status }) => status === "PENDING")) };
  },
  unreadMessages: async (caller: Caller, _address: string) => {
    const { data } = await caller.graphql(readDocument("roomsStoreQuery"));
    const rooms: { unreadCount: number }[] = data.rooms;
    return { count: rooms.reduce((total, { unreadCount }) => total + unreadCount, 0) };
  },
};

async function readOpened(caller: Caller, name: string, { opens, count, rupees }: Answer) {
  if (name === "paymentsOf" || name === "unreadMessages") return plain[name](caller, opens);
  return {
    ...(count !== undefined && { count: (await open(caller, opens)).totalCount }),
    ...(rupees !== undefined && { rupees: await addUp(caller, opens) }),
  };
}

const everyone = [
  "resourcesOfCourse",
  "coursesOfCategory",
  "coursesWithoutQuestions",
  "coursesWithoutTopics",
  "draftCourses",
  "paymentsOf",
  "unreadMessages",
  "unreadNotifications",
];
const ofTeaching = [...everyone, "unansweredQuestions"];
const ofMarkers = ["unmarkedOf", "unmarkedOfGiven", "certificatesOfTemplate"];
const ofPeople = ["activeLearners", "learnersOfCourse"];
const ofAnnouncers = ["recipientsOf", "readersOf"];
const ofBatches = ["classesToday", "lateTopics", "lateTopicsOf", "usersOfBatch", "coursesOfBatch"];
const ofMoney = ["pendingPayments", "collectedInMonth"];
const ofOffice = [...ofTeaching, ...ofPeople, ...ofBatches, ...ofMoney, ...ofAnnouncers, "placeRequests"];

/** The figures that each role sees; the others are refused to it, and not shown. */
const shown: Readonly<Record<Role, readonly string[]>> = {
  admin: [...ofOffice, ...ofMarkers, "essaysOf", "holdersOf", "keptMails"],
  coordinator: [...ofOffice, ...ofMarkers, "essaysOf"],
  trainer: [...ofTeaching, ...ofPeople, "essaysOf", ...ofBatches, ...ofAnnouncers, ...ofMarkers],
  author: ofTeaching,
  finance: [...everyone, ...ofPeople, ...ofMoney],
  otherAdmin: [...ofOffice, ...ofMarkers, "holdersOf", "keptMails"],
  learner: everyone,
};

describe("a figure", () => {
  it.each(roles)("opens for %s exactly the rows that it counts", async (role) => {
    const caller = await test.as(role);
    const ids = { viewerId: caller.userId ?? 0, assessmentId };
    const seen: string[] = [];
    for (const [name, { field, needs = "__typename", toShown }] of Object.entries(figureReadings)) {
      const { data } = await caller.graphql(`{ answer: ${field(ids)}, opened: ${needs} }`);
      if (!data?.answer || !data.opened) continue;
      seen.push(name);
      for (const { opens, ...figure } of toShown(data.answer, ids))
        expect({ opens, ...(await readOpened(caller, name, { opens, ...figure })) }).toEqual({
          opens,
          ...figure,
        });
    }
    expect(seen.toSorted()).toEqual(shown[role].toSorted());
  });
});

describe("a sum above the payments", () => {
  it.each(["admin", "finance"] as const)("is for %s that of the payments it opens", async (role) => {
    const caller = await test.as(role);
    const year = Number(
      (await caller.graphql("{ paymentSummary { today } }")).data.paymentSummary.today.slice(0, 4),
    );
    for (const search of ["?", `?year=${year}&`]) {
      const screen = openedScreens["/admin/payments"];
      const variables = screen?.toVariables(`${search}status=FAILED`, 0);
      const { data } = await caller.graphql(readDocument("PaymentsScreenQuery"), variables);
      const { sales, paid, due } = data.totals;
      expect(sales).toBeGreaterThan(0);
      const opened = ["SALES", "PAID", "PENDING"].map((status) =>
        addUp(caller, `/admin/payments${search}status=${status}`),
      );
      expect(await Promise.all(opened)).toEqual([sales, paid, due]);
    }
    const { data } = await caller.graphql(`{ paymentMonths(year: ${year}) { month sales } }`);
    const { month, sales } = data.paymentMonths.find((bar: { sales: number }) => bar.sales > 0);
    expect(await addUp(caller, `/admin/payments?year=${year}&month=${month}&status=SALES`)).toBe(sales);
  });
});

describe("a tab", () => {
  it("is compared wherever a screen counts its rows by kinds", () => {
    expect(tabbedScreens.map(({ document }) => document)).toEqual(expect.arrayContaining(countingScreens));
  });

  it.each(roles)("opens for %s exactly the rows that it counts", async (role) => {
    const caller = await test.as(role);
    for (const { document, tabs, toVariables, toRows } of tabbedScreens) {
      const read = (search: string) => caller.graphql(readDocument(document), toVariables(search, 0));
      const { data } = await read("");
      if (!data || toRows(data) === null) continue;
      for (const [search, toCount] of Object.entries(tabs)) {
        const opened = toRows((await read(search)).data).totalCount;
        expect({ document, search, opened }).toEqual({ document, search, opened: toCount(data) });
      }
    }
  });
});
