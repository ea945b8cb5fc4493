import { describe, expect, it } from "vitest";
import { addMonths, toDateText, toDayNumber } from "#prisma/demo/calendar";
import { tableNames } from "#prisma/demo/rows";
import { countBy, demoRows, indexBy, made, make, today } from "./made";

const startOfToday = "2026-11-20T18:30:00.000Z";

describe("the demo rows", () => {
  it("are the same for the same seed and day, and others for another seed", () => {
    expect(make(1)).toEqual(made);
    expect(make(2).Payment).not.toEqual(made.Payment);
  });

  it("can be made for any day", () => {
    for (const day of ["2024-02-29", "2025-01-01", "2026-08-31"]) {
      expect(make(3, day).Batch).toHaveLength(39);
    }
  });

  it("have no moment after the start of today, but for what is due", () => {
    for (const table of tableNames) {
      for (const row of made[table]) {
        const moments = Object.entries(row).flatMap(([column, value]) =>
          column !== "dueAt" && typeof value === "string" && /T.*Z$/.test(value) ? [value] : [],
        );
        expect(moments.every((moment) => moment <= startOfToday)).toBe(true);
      }
    }
  });

  it("keep every user in one tenant", () => {
    const tenantOf = new Map(made.User.map((user) => [user.id, user.organizationId]));
    const withUsers = [
      made.UserRole,
      made.Enrolment,
      made.BatchUser,
      made.Payment,
      made.Message,
      made.Review,
    ];
    for (const row of withUsers.flat()) expect(tenantOf.get(row.userId)).toBe(row.organizationId);
  });

  it("have 900 learners and 23 staff, all names of accounts different", () => {
    expect(countBy(demoRows("User"), (user) => user.userType)).toEqual({ U: 900, E: 23 });
    expect(new Set(demoRows("User").map((user) => user.username)).size).toBe(923);
    expect(new Set(demoRows("User").map((user) => user.email)).size).toBe(923);
    expect(made.User.every((user) => !user.username.includes("@"))).toBe(true);
  });

  it("stay within a sensible volume", () => {
    expect(demoRows("Enrolment").length).toBe(2500);
    expect(demoRows("TopicProgress").length).toBeLessThanOrEqual(45_000);
  });
});

describe("the demo payments", () => {
  const payments = demoRows("Payment");

  it("are 1,050 with the exact shares of each status", () => {
    expect(countBy(payments, (payment) => payment.status)).toEqual({
      PAID: 840,
      PENDING: 147,
      FAILED: 42,
      CANCELLED: 21,
    });
  });

  it("lie in the past 24 months, more of them recently", () => {
    const first = toDateText(addMonths(toDayNumber(today), -24));
    const middle = toDateText(addMonths(toDayNumber(today), -12));
    const dates = payments.map((payment) => payment.transactionDate ?? "");
    expect(dates.every((date) => first < date && date <= today)).toBe(true);
    expect(dates.filter((date) => date > middle).length).toBeGreaterThan(600);
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(24);
  });

  it("have references of their own and come from learners", () => {
    const learners = new Set(made.User.filter((user) => user.userType === "U").map((user) => user.id));
    expect(new Set(payments.map((payment) => payment.reference)).size).toBe(1050);
    expect(payments.every((payment) => /^PAY-\d{4}-\d{6}$/.test(payment.reference))).toBe(true);
    expect(payments.every((payment) => learners.has(payment.userId) && payment.amount > 0)).toBe(true);
    const demoLearner = demoRows("User").find(({ username }) => username === "learner")?.id;
    expect(payments.filter(({ userId }) => userId === demoLearner).length).toBeGreaterThan(2);
  });
});

describe("the demo messages", () => {
  const messages = demoRows("Message");
  const byId = indexBy(messages, (message) => message.id);

  it("are 1,500 in all kinds of rooms, numbered in order of time", () => {
    const kinds = new Map(made.Room.map((room) => [room.id, room.kind]));
    expect(messages).toHaveLength(1500);
    const counts = countBy(messages, (message) => kinds.get(message.roomId) ?? "");
    expect(Object.keys(counts).sort()).toEqual(["BATCH", "DIRECT", "LOBBY"]);
    const times = messages.map((message) => message.createdDate);
    expect(times).toEqual(times.toSorted());
  });

  it("answer earlier messages of the same room", () => {
    const replies = messages.filter((message) => message.parentMessageId !== null);
    expect(replies.length).toBeGreaterThan(20);
    for (const { id, roomId, parentMessageId } of replies) {
      const parent = byId.get(parentMessageId ?? 0);
      expect(parent?.roomId).toBe(roomId);
      expect(parent?.id).toBeLessThan(id);
    }
  });

  it("lose their text when deleted, and keep earlier texts when edited", () => {
    const deleted = messages.filter((message) => message.deletedDate !== null);
    const edited = messages.filter((message) => message.modifiedDate !== null);
    expect(deleted.length).toBeGreaterThan(0);
    expect(deleted.every((message) => message.messageText === "")).toBe(true);
    expect(demoRows("MessageRevision")).toHaveLength(edited.length);
  });

  it("are written by members of the batch in its room", () => {
    const batchOf = new Map(made.Room.map((room) => [room.id, room.batchId]));
    const allowed = new Set([
      ...made.BatchUser.map((row) => `${row.batchId} ${row.userId}`),
      ...made.BatchTrainer.map((row) => `${row.batchId} ${row.trainerId}`),
    ]);
    for (const { roomId, userId } of messages) {
      const batchId = batchOf.get(roomId) ?? null;
      if (batchId !== null) expect(allowed.has(`${batchId} ${userId}`)).toBe(true);
    }
  });
});

describe("the demo certificates", () => {
  it("are 40 of two templates, some expired and one revoked, and the learner has one", () => {
    const certificates = demoRows("Certificate");
    expect(certificates.length).toBe(40);
    expect(demoRows("CertificateTemplate").length).toBe(2);
    expect(new Set(certificates.map(({ serial }) => serial)).size).toBe(40);
    expect(certificates.every(({ serial }) => /^[0-9A-HJKMNP-TV-Z]{12}$/.test(serial))).toBe(true);
    expect(certificates.filter(({ revokedAt }) => revokedAt !== null).length).toBe(1);
    const learner = demoRows("User").find(({ username }) => username === "learner");
    expect(certificates.some(({ userId }) => userId === learner?.id)).toBe(true);
  });
});
