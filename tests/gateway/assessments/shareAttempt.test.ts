import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { assessmentMessages } from "#gateway/domains/assessments/contract";
import { sharedResultHead } from "#gateway/http/sharedResultHead";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { demoId, otherId } from "#tests/support/factory";
import { ask } from "../enrolments/classroom";
import { answer, findOptionIds, openExam, readAttempt, share, submit } from "./exam";

const exam = await openExam();

const document = `query ($token: String!) {
  sharedResult(token: $token) {
    learnerName courseTitle assessmentTitle organizationName
    result { score points maxPoints passingScore passed finishedAt }
  }
}`;
const codeOf = "query ($token: String!) { sharedResult(token: $token) { courseCode } }";
const shared = async (caller: Caller, token: string) => (await ask(caller, document, { token })).sharedResult;

async function finished(organizationId?: number) {
  const sitting = await exam.sitting(organizationId === undefined ? {} : { organizationId });
  const { caller, attemptId, question } = sitting;
  await answer(caller, question(1).databaseId, findOptionIds(question(1), "Jakarta"));
  const { attempt } = await submit(caller, attemptId);
  return { ...sitting, result: attempt.result };
}

describe("sharing a result", () => {
  it("is refused while the attempt is open", async () => {
    const { caller, attemptId } = await exam.sitting();
    const notFinished = { code: "CONFLICT", message: assessmentMessages.notFinished };
    expect(await share(caller, attemptId)).toEqual(notFinished);
    expect((await readAttempt(caller, attemptId)).shareToken).toBeNull();
  });

  it("makes a token that cannot be guessed, once", async () => {
    const { caller, attemptId } = await finished();
    const answers = await Promise.all([share(caller, attemptId), share(caller, attemptId)]);
    const [{ attempt }, second] = answers;
    expect(attempt.shareToken).toMatch(new RegExp(`^${demoId}-[\\w-]{43}$`));
    expect(second.attempt.shareToken).toBe(attempt.shareToken);
    expect((await share(caller, attemptId)).attempt.shareToken).toBe(attempt.shareToken);
    const other = await finished();
    const { attempt: another } = await share(other.caller, other.attemptId);
    expect(another.shareToken).not.toBe(attempt.shareToken);
  });

  it("needs no submission when the time is over", async () => {
    const { caller, attempt, attemptId } = await exam.sitting();
    exam.atSecond(attempt.dueAt, 1);
    const { attempt: ended } = await share(caller, attemptId);
    const { result } = await shared(exam.test.visitor, ended.shareToken);
    expect(result).toMatchObject({ score: 0, maxPoints: 4, passed: false, finishedAt: attempt.dueAt });
  });

  it("is for the learner alone", async () => {
    const { caller, attemptId } = await finished();
    const notFound = { code: "NOT_FOUND", message: assessmentMessages.attemptNotFound };
    expect(await share(exam.test.visitor, attemptId)).toEqual({ error: "UNAUTHENTICATED" });
    for (const viewer of [
      (await exam.learner()).caller,
      await exam.test.as("coordinator"),
      await exam.test.as("otherAdmin"),
    ]) {
      expect(await share(viewer, attemptId)).toEqual(notFound);
    }
    expect((await readAttempt(caller, attemptId)).shareToken).toBeNull();
  });
});

describe("a shared result", () => {
  it("shows name, course, score and date to everyone, of whatever tenant", async () => {
    const { user, caller, course, assessment, attemptId, result } = await finished();
    const { attempt } = await share(caller, attemptId);
    const expected = {
      learnerName: user.name,
      courseTitle: course.title,
      assessmentTitle: assessment.title,
      result,
      organizationName: (await exam.prisma.organization.findUniqueOrThrow({ where: { id: demoId } })).name,
    };
    expect(result).toMatchObject({ score: 25, points: 1, maxPoints: 4 });
    for (const viewer of [exam.test.visitor, caller, await exam.test.as("otherAdmin")]) {
      expect(await shared(viewer, attempt.shareToken)).toEqual(expected);
    }
    const elsewhere = { "Tenant-Id": String(otherId) };
    const { data } = await exam.test.visitor.graphql(document, { token: attempt.shareToken }, elsewhere);
    expect(data.sharedResult).toEqual(expected);
  });

  it("of another tenant opens at the default tenant's address", async () => {
    const { user, caller, attemptId } = await finished(otherId);
    const { attempt } = await share(caller, attemptId);
    expect(attempt.shareToken.startsWith(`${otherId}-`)).toBe(true);
    expect((await shared(exam.test.visitor, attempt.shareToken)).learnerName).toBe(user.name);
  });

  it("tells nothing else of the learner or the answers", () => {
    const type = schema.getType("SharedResult");
    const result = schema.getType("AttemptResult");
    if (!isObjectType(type) || !isObjectType(result)) throw new Error("the types are gone");
    expect(Object.keys(type.getFields()).sort()).toEqual([
      "assessmentTitle",
      "courseCode",
      "courseImageUrl",
      "courseTitle",
      "learnerName",
      "organizationName",
      "result",
      "tenantId",
    ]);
    const fieldNames = [
      "finishedAt",
      "maxPoints",
      "passed",
      "passingScore",
      "points",
      "score",
      "unmarkedCount",
    ];
    expect(Object.keys(result.getFields()).sort()).toEqual(fieldNames);
  });

  it("has a preview of its own, and names its course while that is published", async () => {
    const { user, caller, course, attemptId } = await finished();
    const { attempt } = await share(caller, attemptId);
    const courseCode = async () =>
      (await ask(exam.test.visitor, codeOf, { token: attempt.shareToken })).sharedResult.courseCode;
    expect(await courseCode()).toBe(course.code);
    await exam.prisma.course.update({ where: { id: course.id }, data: { status: "DRAFT" } });
    expect(await courseCode()).toBeNull();
    const head = sharedResultHead(
      {
        learnerName: user.name,
        courseTitle: course.title,
        courseImageUrl: "/covers/a.png",
        assessmentTitle: "Capitals",
        organizationName: "Deccan",
        result: { score: 85.83, passed: true },
      },
      "https://learn.example",
    );
    expect(head).toMatchObject({
      title: `${user.name} passed Capitals`,
      description: `86% in ${course.title} at Deccan.`,
      image: "https://learn.example/covers/a.png",
    });
  });

  it("is not found by a token that is none", async () => {
    const { caller, attemptId } = await finished();
    const { attempt } = await share(caller, attemptId);
    const secret = attempt.shareToken.replace(/^\d+-/, "");
    const wrong = ["", "x", "1-", `1-${"a".repeat(43)}`, secret, `2-${secret}`, `0${attempt.shareToken}`];
    for (const token of [...wrong, `${attempt.shareToken} `, "999999999-x", "1-%"]) {
      const { data, errors } = await exam.test.visitor.graphql(document, { token });
      expect([data?.sharedResult, errors?.[0]?.extensions?.code], token).toEqual([null, undefined]);
    }
  });

  it("asks the database nothing when the token has not its form, or names no tenant", async () => {
    const secret = "a".repeat(43);
    await shared(exam.test.visitor, `1-${secret}`);
    for (const token of ["1-a", `999999999-${secret}`, secret]) {
      const statements = await exam.test.statementsOf(() => shared(exam.test.visitor, token));
      expect(statements, token).toEqual([]);
    }
  });
});
