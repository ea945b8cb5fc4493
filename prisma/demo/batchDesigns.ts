import type { BatchStatus, BatchType } from "#gateway/database/generated/prisma/enums";
import type { Day } from "./calendar";
import { batchNames } from "./content";
import { courseWithCode, type MadeCourse } from "./courses";
import { itemAt } from "./lookup";

/** The plan of a batch course: every topic dated, none yet, or no plan wanted. */
export type PlanKind = "PLANNED" | "UNPLANNED" | "DISABLED";

export interface CourseDesign {
  course: MadeCourse;
  plan: PlanKind;
  locked: boolean;
}

/** A batch before chance gives it dates and people. */
export interface BatchDesign {
  name: string;
  description: string;
  status: BatchStatus;
  batchType: BatchType;
  startTime: string;
  endTime: string;
  courses: CourseDesign[];
}

/** When a batch has classes, and up to which day they have been held. */
export interface BatchDays {
  days: Day[];
  heldUntil: Day;
}

/** The batch that the demo learner is in. */
export const learnerBatchName = "Full Stack Weekday Evening";

/** These are about courses that are still drafts, which no learner may see. */
const leftOut = new Set(["MongoDB Pilot Group", "AWS Weekend Pilot"]);

const statuses: readonly BatchStatus[] = [
  "COMPLETED",
  "IN_PROGRESS",
  "IN_PROGRESS",
  "SCHEDULED",
  "COMPLETED",
  "COMPLETED",
  "IN_PROGRESS",
  "POSTPONED",
  "COMPLETED",
  "IN_PROGRESS",
  "SCHEDULED",
  "HOLD",
  "COMPLETED",
  "SCHEDULED",
  "IN_PROGRESS",
  "CANCELLED",
  "COMPLETED",
  "IN_PROGRESS",
  "SCHEDULED",
];

const coursesByName: readonly (readonly [RegExp, readonly string[]])[] = [
  [/Full Stack/, ["JS-CORE", "REACT", "SQL-PG"]],
  [/Frontend|Web Design|Angular|JavaScript/, ["HTML-CSS", "JS-CORE"]],
  [/React/, ["JS-CORE", "REACT"]],
  [/Java /, ["JAVA-CORE", "SQL-PG"]],
  [/Python/, ["PYTHON", "SQL-PG"]],
  [/Data/, ["PYTHON", "SQL-PG", "PY-DATA"]],
  [/SQL/, ["SQL-PG", "PY-DATA"]],
  [/Linux|DevOps|Kubernetes/, ["LINUX-SH", "DOCK-K8S"]],
  [/Selenium|Testing/, ["JAVA-CORE", "SELENIUM"]],
  [/English|Interview/, ["ENG-INTVW", "HTML-CSS"]],
];
const otherCourses: readonly string[] = ["HTML-CSS", "JS-CORE", "SQL-PG"];

const times: readonly (readonly [RegExp, string, string])[] = [
  [/Morning/, "07:30:00", "09:00:00"],
  [/Evening/, "19:00:00", "20:30:00"],
  [/Weekend/, "10:00:00", "13:00:00"],
  [/Night/, "21:00:00", "22:30:00"],
];

/** The times of batches whose names promise none. */
const dayTimes = [
  ["14:00:00", "16:00:00"],
  ["11:00:00", "13:00:00"],
  ["16:30:00", "18:00:00"],
] as const;

/** The status of the batch at an index, so that every status occurs in every nineteen. */
export function statusAt(index: number): BatchStatus {
  return itemAt(statuses, index % statuses.length);
}

/** The type and the times that the name of a batch promises. */
export function getClassTimes(name: string, description: string, index: number) {
  const promised = times.find(([pattern]) => pattern.test(name));
  const [startTime, endTime] = promised
    ? [promised[1], promised[2]]
    : itemAt(dayTimes, index % dayTimes.length);
  const weekend: BatchType = /Saturdays/.test(description) || index % 2 === 0 ? "SATURDAY" : "SUNDAY";
  const batchType: BatchType = /Weekend/.test(name) ? weekend : "WEEKDAY";
  return { startTime, endTime, batchType };
}

/** The designs of courses that are planned in full, and locked unless the batch still moves. */
export function planAll(courses: readonly MadeCourse[], status: BatchStatus): CourseDesign[] {
  const locked = status !== "IN_PROGRESS" && status !== "SCHEDULED";
  return courses.map((course) => ({ course, plan: "PLANNED", locked }));
}

/** Lets some of the running batches differ: one course unplanned, one without a plan, one batch locked. */
function vary(courses: CourseDesign[], running: number): CourseDesign[] {
  const last = courses.length - 1;
  if (running === 2)
    return courses.map((course, at) => (at === last ? { ...course, plan: "UNPLANNED" } : course));
  if (running === 3)
    return courses.map((course, at) => (at === 0 ? { ...course, plan: "DISABLED" } : course));
  if (running === 4) return courses.map((course) => ({ ...course, locked: true }));
  return courses;
}

/** The batches of the demo organization. */
export function designDemoBatches(courses: readonly MadeCourse[]): BatchDesign[] {
  let running = 0;
  return batchNames
    .filter(({ name }) => !leftOut.has(name))
    .map(({ name, description }, index) => {
      const status = statusAt(index);
      const codes = coursesByName.find(([pattern]) => pattern.test(name))?.[1] ?? otherCourses;
      const planned = planAll(
        codes.map((code) => courseWithCode(courses, code)),
        status,
      );
      if (status === "IN_PROGRESS") running += 1;
      const varied = status === "IN_PROGRESS" ? vary(planned, running) : planned;
      return { name, description, status, ...getClassTimes(name, description, index), courses: varied };
    });
}
