import { beforeAll, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { answer, openExam, start, submit } from "../assessments/exam";
import { type Entry, field, node, planReading, readEveryPath } from "../assessments/readEveryPath";
import { command, refusal } from "../enrolments/classroom";
import { acts, openWorkshop } from "../submissions/workshop";

/** Words that mark data that only some may see; each is written in one place. */
const secrets = {
  key: "Kepler-key",
  explanation: "Kepler-explanation",
  essay: "Wallace-essay",
  answer: "Wallace-answer",
  draft: "Wallace-draft",
  proposal: "Wallace-draft is what the proposal rests on",
  essayFeedback: "Feynman-essay",
  workFeedback: "Feynman-work",
} as const;
type Secret = keyof typeof secrets;

const exam = await openExam();
const { prisma, test } = exam;

/** Entries that every viewer tries, however little of them is theirs. */
interface World {
  entries: Entry[];
  viewers: Record<string, Caller>;
  moments: { name: string; come: () => Promise<unknown>; seen: Record<string, Secret[]> }[];
}

const asked = [
  { type: "SHORT_TEXT", title: "What?", acceptedAnswers: [secrets.key], explanation: secrets.explanation },
  { type: "ESSAY", title: "Why?" },
] as const;

/** A course with an exam and an assignment, its people, and what happens to the work of one learner. */
async function openWorld(): Promise<World> {
  const admin = await test.as("admin");
  const shop = await openWorkshop(exam, admin);
  const elsewhere = await openWorkshop(exam, admin);
  const classmate = await shop.addLearner();
  const made = await exam.assessment(shop.course, { questions: asked });
  const hidden = { showAnswers: "NEVER", holdsMarks: true } as const;
  await prisma.assessment.update({ where: { id: made.id }, data: hidden });
  const { caller: learner, user } = shop.learner;
  const { attempt } = await start(learner, made.id);
  const attemptId = Number(attempt.databaseId);
  const [short, essay] = attempt.questions.map(({ databaseId }: { databaseId: number }) => databaseId);
  await answer(learner, short, secrets.answer);
  await answer(learner, essay, secrets.essay);
  const assignmentId = await shop.write();
  await shop.give(assignmentId, {});
  const { submission } = await acts.save(learner, assignmentId, { text: `${secrets.proposal}.` });
  const submissionId = submission.databaseId as number;
  const trainer = shop.trainer.caller;
  const propose = () =>
    prisma.markProposal.create({
      data: {
        organizationId: 1,
        submissionId,
        criterionKey: "tests",
        level: 1,
        quotation: secrets.proposal,
      },
    });
  const mark = `mutation { result: markAnswer(questionId: ${essay}, marks: 1, feedback: "${secrets.essayFeedback}") { __typename ${refusal} } }`;
  const release = `mutation { result: releaseMarks(assessmentId: ${made.id}) { __typename ${refusal} } }`;
  const levels = ["tests", "style"].map((key) => ({ key, level: 3 }));
  const own: Secret[] = ["answer", "draft", "essay"];
  const keys: Secret[] = ["explanation", "key"];
  // Those who teach the course know its questions.
  const staff: Secret[] = ["answer", "essay", ...keys];
  const work: Secret[] = ["draft", "proposal"];
  const nothing = { visitor: [], otherTenant: [], stranger: [], classmate: [] };
  return {
    viewers: {
      learner,
      classmate: classmate.caller,
      trainer,
      visitor: test.visitor,
      stranger: elsewhere.trainer.caller,
      otherTenant: await test.as("otherAdmin"),
      coordinator: await test.as("coordinator"),
    },
    entries: [
      field("Attempt", `attempt(databaseId: ${attemptId})`),
      node("Attempt", attemptId),
      node("AttemptQuestion", short),
      node("AttemptQuestion", essay),
      field("Assessment", `assessment(databaseId: ${made.id})`),
      field("AssessmentResults", `assessmentResults(assessmentId: ${made.id})`),
      field("MarkedAnswer", `markingQueue(assessmentId: ${made.id})`),
      field("EssayQueue", "essayQueue"),
      field("Submission", `submission(databaseId: ${submissionId})`),
      node("Submission", submissionId),
      field("Assignment", `assignment(databaseId: ${assignmentId})`),
      field("QueryReviewQueueConnection", "reviewQueue(first: 100)"),
      field("CourseGrade", `courseGrade(courseId: ${shop.course.id}, userId: ${user.id})`),
      field("User", "viewer"),
    ],
    moments: [
      {
        name: "while it is written",
        come: async () => undefined,
        seen: { ...nothing, learner: own, trainer: staff, coordinator: staff },
      },
      {
        name: "when it is handed in and proposals are there",
        come: async () => {
          await submit(learner, attemptId);
          await acts.handIn(learner, assignmentId);
          await propose();
        },
        seen: {
          ...nothing,
          learner: own,
          trainer: [...staff, ...work],
          coordinator: [...staff, ...work],
        },
      },
      {
        name: "when it is marked and the exam's marks are held",
        come: async () => {
          await command(trainer, mark, {});
          await acts.judge(trainer, "gradeSubmission", submissionId, {
            levels,
            comment: secrets.workFeedback,
          });
        },
        seen: {
          ...nothing,
          learner: [...own, "workFeedback"],
          trainer: [...staff, ...work, "essayFeedback", "workFeedback"],
          coordinator: [...staff, ...work, "essayFeedback", "workFeedback"],
        },
      },
      {
        name: "when the marks are released, and right answers are never shown",
        come: () => command(trainer, release, {}),
        // Others see no more of it than at the next moment, when everything may be seen.
        seen: { learner: [...own, "essayFeedback", "workFeedback"] },
      },
      {
        name: "when right answers may be seen",
        come: () =>
          prisma.assessment.update({ where: { id: made.id }, data: { showAnswers: "AFTER_SUBMIT" } }),
        seen: { ...nothing, learner: [...own, ...keys, "essayFeedback", "workFeedback"] },
      },
    ],
  };
}

/** The secrets that a viewer finds in any field. The proposal's sentence is the learner's own: it counts as a quotation. */
function findSecrets(data: unknown): Secret[] {
  const quoted =
    JSON.stringify(data, (name, value) => (name === "quotation" ? `quoted ${value}` : value)) ?? "";
  const text = quoted.replaceAll(`quoted ${secrets.proposal}`, "");
  const isQuoted = text !== quoted;
  return (Object.keys(secrets) as Secret[]).filter((name) =>
    name === "proposal" ? isQuoted : text.includes(secrets[name]),
  );
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

it("every field shows a learner's work, marks and right answers to those alone who may see them, at every moment", async () => {
  const plan = planReading(world.entries, 2);
  for (const { name, come, seen } of world.moments) {
    await come();
    for (const [viewer, expected] of Object.entries(seen)) {
      const caller = world.viewers[viewer];
      if (!caller) throw new Error(`no viewer ${viewer}`);
      const read = await readEveryPath(caller, plan);
      expect(read.length).toBeGreaterThan(100);
      const found = findSecrets(read.map(({ data }) => data));
      expect(found.sort(), `${viewer}, ${name}`).toEqual([...expected].sort());
    }
  }
}, 240_000);
