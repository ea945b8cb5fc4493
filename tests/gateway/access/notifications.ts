import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { accounts } from "#tests/support/accounts";
import { command, node, nodeNumber, query } from "./build";
import type { FieldRow, LiveRow, Rows } from "./matrix";
import { byMember } from "./outcomes";

export async function makeNodes(prisma: PrismaClient) {
  const { email } = accounts.learner;
  const { id: userId } = await prisma.user.findFirstOrThrow({ where: { email, organizationId: 1 } });
  const { courseId } = await prisma.enrolment.findFirstOrThrow({
    where: { userId, course: { status: "PUBLISHED" } },
  });
  const data = {
    organizationId: 1,
    userId,
    courseId,
    kind: "enrolled",
    title: "Access",
    path: "/learner",
    dedupeKey: "access",
  };
  return { Notification: (await prisma.notification.create({ data })).id };
}

const ofLearner =
  (field: string) =>
  ({ learner }: Rows) =>
    `userByUsername(username: "${learner.username}") { ${field} }`;

const choosing: Record<string, string> = {
  setNotificationChoice: 'kind: "newLesson", inProduct: true, mail: DAILY',
  setNotificationHour: "hour: 18",
  unsubscribeFromPush: 'endpoint: "https://push.example/none"',
};

const choices: FieldRow[] = Object.entries(choosing).map(([name, args]) => ({
  field: `Mutation.${name}`,
  document: () => `mutation { answer: ${name}(${args}) { __typename ... on Refusal { code message } } }`,
  expected: { visitor: "UNAUTHENTICATED", learner: "yes", coordinator: "yes", admin: "yes", other: "yes" },
}));

const subscribing = command(
  "subscribeToPush",
  () => 'input: { endpoint: "x", p256dh: "", auth: "" }',
  byMember("UNAUTHENTICATED", "INVALID"),
);

/** A user's notifications are the user's alone: not even staff see them. */
export const fields: FieldRow[] = [
  query(
    "userByUsername with notifications",
    ofLearner("notifications(first: 1) { edges { node { title } } }"),
    {
      visitor: "UNAUTHENTICATED",
      learner: "yes",
      coordinator: "FORBIDDEN",
      admin: "FORBIDDEN",
      other: "nothing",
    },
  ),
  query("userByUsername with unread notifications", ofLearner("unreadNotificationCount"), {
    visitor: "UNAUTHENTICATED",
    learner: "yes",
    coordinator: "FORBIDDEN",
    admin: "FORBIDDEN",
    other: "nothing",
  }),
  ...["notificationChoices { kind mail }", "notificationHour", "pushKey"].map((field) =>
    query(`userByUsername with ${field}`, ofLearner(field), {
      visitor: "UNAUTHENTICATED",
      learner: "yes",
      coordinator: "FORBIDDEN",
      admin: "FORBIDDEN",
      other: "nothing",
    }),
  ),
  node("Notification", "title", {
    visitor: "nothing",
    learner: "yes",
    coordinator: "nothing",
    admin: "nothing",
    other: "nothing",
  }),
  {
    field: "Mutation.markNotificationsRead",
    document: (rows) =>
      `mutation { answer: markNotificationsRead(ids: [${nodeNumber(rows, "Notification")}]) { __typename ... on Refusal { code message } } }`,
    expected: { visitor: "UNAUTHENTICATED", learner: "yes", coordinator: "yes", admin: "yes", other: "yes" },
  },
  subscribing,
  ...choices,
];

export const liveFields: LiveRow[] = [
  {
    field: "Subscription.notificationArrived",
    document: () => "subscription { answer: notificationArrived { user { unreadNotificationCount } } }",
    publish: (bus, { learner }) =>
      bus.publish("notificationsChanged", { organizationId: 1, userIds: [learner.id], hasArrived: true }),
    expected: {
      visitor: "UNAUTHENTICATED",
      learner: "yes",
      coordinator: "nothing",
      admin: "nothing",
      other: "nothing",
    },
  },
];
