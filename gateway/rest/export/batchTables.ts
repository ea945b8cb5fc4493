import { type BatchStatus, batchStatusLabels } from "#gateway/domains/batches/contract";
import { formatDay, formatTopicDay } from "#gateway/domains/dayTextContract";
import { type TrainerRole, trainerRoleLabels } from "#gateway/domains/trainers/contract";
import { formatTimings, formatYesNo } from "./cellFormats";
import { placeColumn, updatedColumn } from "./commonColumns";
import { defineExport, parents, showing } from "./exportTable";

interface Dates {
  startDate: string;
  endDate: string;
}

const formatDates = ({ startDate, endDate }: Dates) => `${formatDay(startDate)} to ${formatDay(endDate)}`;

interface BatchRow extends Dates {
  name: string;
  description: string;
  startTime: string | null;
  endTime: string | null;
  meetingLink: string | null;
  status: BatchStatus;
  completionPercentage: number;
}

const batches = defineExport<BatchRow>({
  name: "batches",
  field: "batches",
  filters: {
    search: "String",
    status: "BatchStatus",
    batchType: "BatchType",
    today: "Boolean",
    sort: "BatchSort",
    reversed: "Boolean",
  },
  selection: "name description startDate endDate startTime endTime meetingLink status completionPercentage",
  columns: [
    ...showing<BatchRow>({ Name: "name", Description: "description" }),
    {
      header: "Timings",
      cell: (row) => [formatTimings(row.startTime, row.endTime), formatDates(row)].filter(Boolean).join(", "),
    },
    ...showing<BatchRow>({ "Meeting link": "meetingLink", Completion: "completionPercentage" }),
    { header: "Status", cell: ({ status }) => batchStatusLabels[status] },
  ],
});

interface BatchCourseRow extends Dates {
  course: { title: string };
  planEnabled: boolean;
  locked: boolean;
  status: BatchStatus;
  noOfTopics: number;
  completedTopics: number;
  completionPercentage: number;
}

const batchCourses = defineExport<BatchCourseRow>({
  name: "batch-courses",
  field: "courses",
  parent: parents.batch,
  filters: { search: "String", status: "BatchCourseStatus", sort: "BatchCourseSort", reversed: "Boolean" },
  selection:
    "course { title } startDate endDate planEnabled locked status noOfTopics completedTopics completionPercentage",
  columns: [
    { header: "Course title", cell: ({ course }) => course.title },
    { header: "Start and end date", cell: formatDates },
    { header: "Plan", cell: ({ planEnabled }) => (planEnabled ? "Y" : "N") },
    { header: "Topics", cell: ({ completedTopics, noOfTopics }) => `${completedTopics}/${noOfTopics}` },
    { header: "Completion %", cell: ({ completionPercentage }) => completionPercentage },
    { header: "Status", cell: ({ status }) => batchStatusLabels[status] },
    { header: "Locked", cell: ({ locked }) => formatYesNo(locked) },
  ],
});

interface TrainerRow {
  role: TrainerRole;
  updatedAt: string;
  trainer: { name: string };
}

interface BatchTrainerRow extends TrainerRow {
  batchCourse: { course: { title: string } };
}

const trainerColumns = {
  place: placeColumn,
  name: { header: "Trainer Name", cell: ({ trainer }: TrainerRow) => trainer.name },
  role: { header: "Role", cell: ({ role }: TrainerRow) => trainerRoleLabels[role] },
  updated: updatedColumn,
};

const batchTrainers = defineExport<BatchTrainerRow>({
  name: "batch-trainers",
  field: "trainers",
  parent: parents.batch,
  filters: {},
  selection: "role updatedAt trainer { name } batchCourse { course { title } }",
  columns: [
    trainerColumns.place,
    trainerColumns.name,
    { header: "Course", cell: ({ batchCourse }) => batchCourse.course.title },
    trainerColumns.role,
    trainerColumns.updated,
  ],
});

const courseTrainers = defineExport<TrainerRow>({
  name: "course-trainers",
  field: "trainers",
  parent: parents.batchCourse,
  filters: {},
  selection: "role updatedAt trainer { name }",
  columns: Object.values(trainerColumns),
});

interface LateTopicRow {
  topicName: string;
  batchName: string;
  courseTitle: string;
  trainerNames: string[];
  plannedDate: string | null;
  daysLate: number;
}

const lateTopics = defineExport<LateTopicRow>({
  name: "delayed-topics",
  field: "lateTopics",
  filters: { batchId: "Int", trainerId: "Int", sort: "LateSort", reversed: "Boolean" },
  selection: "topicName batchName courseTitle trainerNames plannedDate daysLate",
  columns: [
    ...showing<LateTopicRow>({ Topic: "topicName", Batch: "batchName", Course: "courseTitle" }),
    { header: "Trainers", cell: ({ trainerNames }) => trainerNames.join(", ") },
    { header: "Planned date", cell: ({ plannedDate }) => formatTopicDay(plannedDate) },
    { header: "Late", cell: ({ daysLate }) => daysLate },
  ],
});

/** Batches, their courses and trainers, and topics that are late in any. */
export const batchTables = [batches, batchCourses, batchTrainers, courseTrainers, lateTopics];
