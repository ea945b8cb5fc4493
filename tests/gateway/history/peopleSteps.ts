import type { openSuite } from "#tests/support/suite";
import { newest, type Step } from "./recordedStep";

/** Steps of who learns and teaches: of batches, and of users and what they are sent. */
export async function listPeopleSteps({ test, factory }: Awaited<ReturnType<typeof openSuite>>) {
  const { prisma } = test.database;
  const learner = await factory.user();
  const course = await factory.course({ status: "DRAFT" });
  const trainer = await factory.user({ userType: "E" });
  const published = await factory.course();

  const [lastBatch, lastPayment, lastUser, lastRole, lastAnnouncement] = [
    newest(prisma.batch),
    newest(prisma.payment),
    newest(prisma.user),
    newest(prisma.role),
    newest(prisma.announcement),
  ] as const;
  const lastInvitation = newest(prisma.invitation);

  const dates = 'startDate: "2030-01-01", endDate: "2030-06-01"';
  const batch = `name: "Recorded batch", description: "Made", batchType: WEEKDAY, status: IN_PROGRESS, ${dates}`;
  const inCourse = `courseId: ${course.id}`;

  const batches: readonly Step[] = [
    ["createBatch", () => `input: { ${batch} }`],
    ["assignUsersToBatch", async () => `batchId: ${await lastBatch()}, userIds: [${learner.id}]`],
    [
      "setBatchUserStatus",
      async () => `batchId: ${await lastBatch()}, userId: ${learner.id}, status: COMPLETED`,
    ],
    [
      "assignCourseToBatch",
      async () => `batchId: ${await lastBatch()}, input: { ${inCourse}, courseType: BLENDED, locked: true,
        planEnabled: true, status: SCHEDULED, ${dates} }`,
    ],
    ["lockBatchCourse", async () => `batchId: ${await lastBatch()}, ${inCourse}, locked: false`],
    [
      "assignTrainer",
      async () =>
        `batchId: ${await lastBatch()}, ${inCourse}, input: { trainerId: ${trainer.id}, role: TRAINER }`,
    ],
    ["removeTrainer", async () => `batchId: ${await lastBatch()}, ${inCourse}, trainerId: ${trainer.id}`],
    ["removeCourseFromBatch", async () => `batchId: ${await lastBatch()}, ${inCourse}`],
    [
      "setBatchUserStatuses",
      async () => `batchId: ${await lastBatch()}, userIds: [${learner.id}], status: ACTIVE`,
    ],
    ["renewBatchCalendar", async () => `batchId: ${await lastBatch()}`],
    [
      "updateBatch",
      async () => `batchId: ${await lastBatch()}, input: { ${batch.replace("Made", "Made anew")} }`,
    ],
    ["removeUserFromBatch", async () => `batchId: ${await lastBatch()}, userId: ${learner.id}`],
    ["deleteBatch", async () => `batchId: ${await lastBatch()}`],
  ];

  const people: readonly Step[] = [
    ["enrolUser", () => `courseId: ${published.id}, userId: ${learner.id}`],
    ["removeEnrolment", () => `courseId: ${published.id}, userId: ${learner.id}`],
    [
      "createPayment",
      () => `input: { userId: ${learner.id}, reference: "RECORDED", amount: 5, status: PENDING }`,
    ],
    [
      "updatePayment",
      async () => `paymentId: ${await lastPayment()}, input: { userId: ${learner.id}, reference: "RECORDED",
        amount: 6, status: PENDING }`,
    ],
    ["deletePayment", async () => `paymentId: ${await lastPayment()}`],
    ["setExtraTime", () => `userId: ${learner.id}, percent: 25`],
    ["setUserActive", () => `userId: ${learner.id}, active: false`],
    ["setUsersActive", () => `userIds: [${learner.id}], active: true`],
    [
      "createUser",
      () => `input: { email: "recorded@made.example", name: "Recorded", username: "recorded",
        password: "made-12345" }`,
    ],
    [
      "updateUser",
      async () => `userId: ${await lastUser()}, input: { email: "recorded@made.example", name: "Recorded anew",
        username: "recorded", userType: U, active: true }`,
    ],
    ["createSignInCode", async () => `userId: ${await lastUser()}`],
    ["deleteUser", async () => `userId: ${await lastUser()}`],
    ["saveRole", () => `input: { name: "Recorded role", rights: [] }`],
    ["deleteRole", async () => `roleId: ${await lastRole()}`],
    [
      "createAnnouncement",
      () => `input: { title: "Recorded", body: "Text", publishAt: "2099-01-01T00:00:00Z" }`,
    ],
    [
      "updateAnnouncement",
      async () => `announcementId: ${await lastAnnouncement()}, input: { title: "Recorded", body: "More",
        publishAt: "2099-01-01T00:00:00Z" }`,
    ],
    ["cancelAnnouncement", async () => `announcementId: ${await lastAnnouncement()}`],
    [
      "invite",
      () =>
        `input: { days: 3, role: "LEARNER", people: [{ email: "invited@made.example", name: "Invited" }] }`,
    ],
    ["revokeInvitation", async () => `invitationId: ${await lastInvitation()}`],
    ["createInvitationLink", () => `input: { days: 3, maxUses: 2, role: "LEARNER" }`],
    ["saveMailTemplate", () => `kind: "welcome", input: { subject: "Welcome", body: "[Open]({link})" }`],
    ["restoreMailTemplate", () => `kind: "welcome"`],
    [
      "saveIdentityProvider",
      () => `input: { clientId: "recorded", createsUsers: false, issuer: "https://id.example.test", name: "Id",
        role: "LEARNER", secret: "very-secret" }`,
    ],
    ["deleteIdentityProvider", async () => `providerId: ${await newest(prisma.identityProvider)()}`],
  ];

  return { batches, people };
}
