import { daySeconds } from "#gateway/domains/durationContract";
import { markdownToHtml, rendererVersion } from "#gateway/markdown/markdownToHtml";
import type { MadeBatch } from "./batches";
import { toDateText } from "./calendar";
import { assignments, rubrics } from "./content";
import type { AssignmentContent } from "./contentSchema";
import { chunk, itemAt } from "./lookup";
import type { Row } from "./rows";
import { makeWork, type Worker } from "./submissions";
import type { Tenant } from "./tenant";
import type { Person } from "./users";

interface AssignmentMaking {
  batches: readonly MadeBatch[];
  /** The trainer who gives and marks them. */
  trainer: Person;
}

const nine = 9 * 3600;
/** The last minute of a day. */
const night = daySeconds - 60;

function makeRubrics({ organizationId, calendar, rows }: Tenant): Row<"Rubric">[] {
  const at = calendar.moment(calendar.today - 60, nine);
  return rubrics.map(({ name, criteria }) =>
    rows.add("Rubric", {
      id: rows.nextId("Rubric"),
      organizationId,
      name,
      criteria: structuredClone(criteria),
      createdAt: at,
      updatedAt: at,
    }),
  );
}

/** The topic whose plan an assignment follows: a planned one of the coming days, if there is one. */
function findTopic(
  { rows, calendar }: Tenant,
  { batch, courseId }: { batch: MadeBatch; courseId: number },
): number | null {
  const today = toDateText(calendar.today);
  const planned = rows.tables.BatchCourseTopic.filter(
    (row) => row.batchId === batch.row.id && row.courseId === courseId && (row.plannedDate ?? "") > today,
  );
  return planned[0]?.topicId ?? null;
}

interface Placed {
  design: AssignmentContent;
  courseId: number;
  topicId: number | null;
  rubric: Row<"Rubric"> | null;
}

function makeAssignment(tenant: Tenant, { design, courseId, topicId, rubric }: Placed): Row<"Assignment"> {
  const { organizationId, calendar, rows } = tenant;
  const { title, markdown, points, resubmissions, lateRule, latePercent, accepts } = design;
  const at = calendar.moment(calendar.today + design.opens - 2, nine);
  return rows.add("Assignment", {
    id: rows.nextId("Assignment"),
    organizationId,
    courseId,
    topicId,
    kind: design.teamSize ? "PROJECT" : "ASSIGNMENT",
    title,
    markdown,
    html: markdownToHtml(markdown),
    rendererVersion,
    accepts,
    points,
    rubricId: rubric?.id ?? null,
    resubmissions,
    lateRule,
    latePercent,
    handInDraftsAtDue: false,
    milestones: (design.milestones ?? []).map((milestone) => ({ ...milestone })),
    teamSize: design.teamSize ?? 1,
    teamsByLearner: false,
    marksEach: design.marksEach ?? false,
    createdAt: at,
    updatedAt: at,
  });
}

interface Giving extends Placed {
  assignment: Row<"Assignment">;
  batchId: number;
}

function give(tenant: Tenant, { assignment, design, batchId, rubric }: Giving): Row<"GivenAssignment"> {
  const { organizationId, calendar, rows } = tenant;
  const opensAt = calendar.moment(calendar.today + design.opens, nine);
  const dueAt = design.due === null ? null : calendar.planned(calendar.today + design.due, night);
  return rows.add("GivenAssignment", {
    id: rows.nextId("GivenAssignment"),
    organizationId,
    assignmentId: assignment.id,
    batchId,
    opensAt,
    dueAt,
    closesAt: null,
    daysAfterTopic: dueAt === null && assignment.topicId !== null ? 3 : null,
    criteria: rubric ? structuredClone(rubric.criteria) : null,
    announcedAt: opensAt,
    createdAt: opensAt,
    updatedAt: opensAt,
  });
}

/** Teams of a project, with the milestones that they have reached. */
function makeTeams(tenant: Tenant, given: Row<"GivenAssignment">, { design, users }: Teaming): Worker[] {
  const { organizationId, calendar, rows } = tenant;
  const { opensAt: createdAt, id: givenId } = given;
  return chunk(users, design.teamSize ?? 1).map((members, index) => {
    const id = rows.nextId("ProjectTeam");
    const scope = { organizationId, givenId };
    rows.add("ProjectTeam", { id, ...scope, name: `Team ${index + 1}`, createdAt, updatedAt: createdAt });
    for (const { id: userId } of members)
      rows.add("ProjectTeamMember", {
        id: rows.nextId("ProjectTeamMember"),
        ...scope,
        teamId: id,
        userId,
        createdAt,
      });
    const reached = (design.milestones ?? []).slice(0, index % 3);
    for (const { key } of reached)
      rows.add("MilestoneCheck", {
        id: rows.nextId("MilestoneCheck"),
        ...scope,
        milestoneKey: key,
        userId: null,
        teamId: id,
        checkedAt: calendar.moment(calendar.today + design.opens + 5 + index, nine),
      });
    return { teamId: id, members };
  });
}

interface Teaming {
  design: AssignmentContent;
  users: readonly Person[];
}

/** The learners of a batch who have not left it. */
function listActive({ rows }: Tenant, { row, users }: MadeBatch): Person[] {
  const active = new Set(
    rows.tables.BatchUser.filter(({ batchId, status }) => batchId === row.id && status !== "DROPPED").map(
      ({ userId }) => userId,
    ),
  );
  return users.filter(({ id }) => active.has(id));
}

/** Makes rubrics, and assignments and projects of running batches with the work of their learners. */
export function makeAssignments(tenant: Tenant, { batches, trainer }: AssignmentMaking): void {
  const rubricRows = makeRubrics(tenant);
  const running = batches.filter(({ row }) => row.status === "IN_PROGRESS");
  for (const [place, design] of assignments.entries()) {
    const batch = itemAt(running, design.batch % running.length);
    const { courseId } = itemAt(batch.courses, place % batch.courses.length).row;
    const rubric = design.rubric === null ? null : itemAt(rubricRows, design.rubric);
    const topicId = design.due === null ? findTopic(tenant, { batch, courseId }) : null;
    const placed = { design, courseId, topicId, rubric };
    const assignment = makeAssignment(tenant, placed);
    const given = give(tenant, { ...placed, assignment, batchId: batch.row.id });
    const users = listActive(tenant, batch);
    const workers = design.teamSize
      ? makeTeams(tenant, given, { design, users })
      : users.map((user): Worker => ({ teamId: null, members: [user] }));
    makeWork(tenant, { assignment, given, design, workers, trainer });
  }
}
