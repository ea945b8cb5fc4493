import { describe, expect, it } from "vitest";
import { extendDue } from "#gateway/domains/assignments/rules";
import { readCriteria } from "#gateway/domains/rubrics/rules";
import {
  countDaysLate,
  getPenalty,
  getScore,
  readMarked,
  scalePoints,
} from "#gateway/domains/submissions/rules";
import { countBy, demoRows, groupBy, indexBy } from "./made";

const timeZone = "Asia/Kolkata";
const given = indexBy(demoRows("GivenAssignment"), ({ id }) => id);
const assignments = indexBy(demoRows("Assignment"), ({ id }) => id);
const submissions = demoRows("Submission");
const marks = demoRows("SubmissionMark");

const givenOf = (id: number) => {
  const row = given.get(id);
  const assignment = row && assignments.get(row.assignmentId);
  if (!row || !assignment) throw new Error(`Nothing was given as ${id}`);
  return { row, assignment };
};

describe("the demo's assignments", () => {
  it("are ten and three projects, given to six batches", () => {
    expect(countBy(demoRows("Assignment"), ({ kind }) => kind)).toEqual({ ASSIGNMENT: 10, PROJECT: 3 });
    expect(new Set(demoRows("GivenAssignment").map(({ batchId }) => batchId)).size).toBe(6);
  });

  it("have some 200 submissions in all states", () => {
    expect(submissions.length).toBeGreaterThan(170);
    expect(submissions.length).toBeLessThan(240);
    const counts = countBy(submissions, ({ state }) => state);
    for (const state of ["DRAFT", "HANDED_IN", "RETURNED", "ACCEPTED"])
      expect(counts[state]).toBeGreaterThan(9);
  });

  it("are given where the batch has the course", () => {
    const places = new Set(demoRows("BatchCourse").map(({ batchId, courseId }) => `${batchId} ${courseId}`));
    for (const { assignmentId, batchId } of given.values())
      expect(places).toContain(`${batchId} ${assignments.get(assignmentId)?.courseId}`);
  });

  it("are handed in by learners of the batch, after it opened, each try after the one before", () => {
    const members = new Set(demoRows("BatchUser").map(({ batchId, userId }) => `${batchId} ${userId}`));
    for (const tries of groupBy(
      submissions,
      (row) => `${row.givenId} ${row.userId} ${row.teamId}`,
    ).values()) {
      expect(tries.map(({ number }) => number)).toEqual(tries.map((_row, index) => index + 1));
      expect(tries.slice(0, -1).every(({ state }) => state === "RETURNED")).toBe(true);
      const times = tries.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted());
    }
    for (const { givenId, userId, createdAt, number } of submissions) {
      const { row, assignment } = givenOf(givenId);
      expect(createdAt > row.opensAt).toBe(true);
      expect(number).toBeLessThanOrEqual(assignment.resubmissions + 1);
      if (userId !== null) expect(members).toContain(`${row.batchId} ${userId}`);
    }
  });

  it("are late as the server would say, and never where that is refused", () => {
    const extensions = indexBy(demoRows("AssignmentExtension"), (row) => `${row.givenId} ${row.userId}`);
    for (const { givenId, userId, handedInAt, daysLate } of submissions) {
      if (handedInAt === null) continue;
      const { row, assignment } = givenOf(givenId);
      const extended = extensions.get(`${givenId} ${userId}`)?.dueAt;
      const dueAt = extendDue(row.dueAt ? new Date(row.dueAt) : null, extended ? new Date(extended) : null);
      expect(daysLate).toBe(countDaysLate({ dueAt, at: new Date(handedInAt), timeZone }));
      if (assignment.lateRule === "REFUSE") expect(daysLate).toBe(0);
    }
    expect(submissions.filter(({ daysLate }) => daysLate > 0).length).toBeGreaterThan(5);
  });

  it("are marked by their rubrics, less what lateness takes off", () => {
    const bySubmission = groupBy(marks, ({ submissionId }) => submissionId);
    for (const { id, state, givenId, daysLate } of submissions) {
      const own = bySubmission.get(id) ?? [];
      expect(own.length > 0).toBe(state === "RETURNED" || state === "ACCEPTED");
      const { row, assignment } = givenOf(givenId);
      const criteria = readCriteria(row.criteria);
      for (const { criteria: stored, points, penalty, score, outcome } of own) {
        const marked = readMarked(stored);
        expect(outcome).toBe(state);
        expect(marked.map(({ key }) => key)).toEqual(criteria.map(({ key }) => key));
        if (criteria.length > 0) expect(points).toBe(scalePoints(criteria, marked, assignment.points));
        expect(points).toBeLessThanOrEqual(assignment.points);
        expect([penalty, score]).toEqual([getPenalty(assignment, daysLate), getScore(points, penalty)]);
      }
    }
  });

  it("put each learner of a project in one team that is not too large", () => {
    const teams = groupBy(demoRows("ProjectTeamMember"), ({ teamId }) => teamId);
    for (const members of teams.values()) {
      const [first] = members;
      expect(members.length).toBeLessThanOrEqual(givenOf(first?.givenId ?? 0).assignment.teamSize);
    }
    const places = demoRows("ProjectTeamMember").map(({ givenId, userId }) => `${givenId} ${userId}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
