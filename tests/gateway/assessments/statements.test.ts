import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { ask, getCounter } from "../enrolments/classroom";
import { easyQuestions, openExam, start, submit } from "./exam";

const exam = await openExam();

const countStatements = getCounter(exam.test);

const list = `{
  assessments(first: 24) {
    totalCount
    nodes {
      databaseId title duration passingScore questionCount
      own { opensAt closesAt minutes attemptsLeft problem }
      course { databaseId code title imageUrl level category { name } trainerName }
      attempts {
        databaseId startedAt isFinished secondsLeft answeredCount questionCount shareToken
        result { score points maxPoints passed finishedAt }
      }
    }
  }
}`;
const attemptsInFull = `{
  assessments(first: 5) {
    nodes {
      attempts {
        answeredCount result { score }
        questions { title isAnswered isRight acceptedAnswers explanation options { text isChosen isCorrect } }
      }
    }
  }
}`;
const sheet = `query ($id: Int!) {
  attempt(databaseId: $id) {
    databaseId dueAt secondsLeft isFinished answeredCount questionCount
    result { score points passed }
    assessment { title duration course { title } }
    questions {
      title type displayOrder answerText isAnswered isRight acceptedAnswers explanation
      options { databaseId text isChosen isCorrect }
    }
  }
}`;

/** A learner with as many assessments, and in each as many attempts. */
async function learnerWith(assessments: number, attempts: number): Promise<Caller> {
  const { user, caller } = await exam.learner();
  for (let number = 0; number < assessments; number += 1) {
    const course = await exam.course({}, []);
    await exam.factory.enrolment(user.id, course.id);
    const { id } = await exam.assessment(course, { questions: easyQuestions(2) });
    for (let sitting = 0; sitting < attempts; sitting += 1) {
      const { attempt } = await start(caller, id);
      await submit(caller, attempt.databaseId);
    }
  }
  return caller;
}

describe("the statements of a screen do not grow with its rows", () => {
  it("the statements for assessments do not grow with their rows: counts, course and attempts, and all that is in the attempts", async () => {
    const few = await learnerWith(1, 1);
    const many = await learnerWith(4, 3);
    const { assessments } = await ask(many, list);
    expect(assessments.nodes).toHaveLength(4);
    expect(assessments.nodes[3].attempts).toHaveLength(3);
    for (const document of [list, attemptsInFull]) {
      const least = await countStatements(few, document);
      expect(await countStatements(many, document)).toBe(least);
      expect(least).toBeLessThanOrEqual(4);
    }
  }, 60_000);

  it("the statements for an attempt do not grow with its questions and options, open and ended", async () => {
    const small = await exam.sitting({ questions: easyQuestions(1) });
    const large = await exam.sitting({ questions: easyQuestions(30) });
    const least = await countStatements(small.caller, sheet, { id: small.attemptId });
    expect(await countStatements(large.caller, sheet, { id: large.attemptId })).toBe(least);
    await submit(large.caller, large.attemptId);
    expect(await countStatements(large.caller, sheet, { id: large.attemptId })).toBe(least);
    expect(least).toBeLessThanOrEqual(4);
  });
});
