import { describe, expect, it } from "vitest";
import { batchTables } from "#gateway/rest/export/batchTables";
import { contentTables } from "#gateway/rest/export/contentTables";
import { fileTables } from "#gateway/rest/export/fileTables";
import { peopleTables } from "#gateway/rest/export/peopleTables";
import { batchCourseColumns } from "~/screens/admin/batches/courses/batchCourseColumns";
import { lateColumns } from "~/screens/admin/batches/late/LateScreen";
import { batchColumns } from "~/screens/admin/batches/list/BatchesScreen";
import { batchUserColumns } from "~/screens/admin/batches/people/BatchUsersScreen";
import { trainerColumns } from "~/screens/admin/batches/people/TrainerTable";
import { postColumns } from "~/screens/admin/blogs/list/postColumns";
import { usageColumns } from "~/screens/admin/courses/generation/UsageScreen";
import { courseColumns } from "~/screens/admin/courses/list/courseColumns";
import { fileColumns } from "~/screens/admin/files/list/fileColumns";
import { paymentColumns } from "~/screens/admin/payments/list/PaymentTable";
import { resourceColumns } from "~/screens/admin/resources/list/CourseResourcesScreen";
import { specializationColumns } from "~/screens/admin/specializations/list/AdminSpecializationsScreen";
import { userColumns } from "~/screens/admin/users/list/userColumns";

const nothing = () => undefined;
const later = async () => undefined;
const acts = { ask: later, failures: {} };

/** The headers of each table on the screen; icons and actions have none. */
const shown: Readonly<Record<string, readonly { header: string; hideHeader?: boolean | undefined }[]>> = {
  users: userColumns({ askToDelete: nothing, activation: { ask: nothing, activate: async () => null } }),
  "batch-users": batchUserColumns({ batchId: 1, listId: "" }),
  payments: paymentColumns({ offset: 0, onDelete: nothing }),
  batches: batchColumns,
  "batch-courses": batchCourseColumns({ ask: nothing, sync: nothing }),
  "delayed-topics": lateColumns,
  "batch-trainers": trainerColumns({ withCourse: true, listId: "" }),
  "course-trainers": trainerColumns({ withCourse: false, listId: "" }),
  resources: resourceColumns(1),
  specializations: specializationColumns,
  courses: courseColumns({ offset: 0, acts }),
  posts: postColumns({ ask: nothing, failures: {} }),
  generations: usageColumns,
  files: fileColumns({ ask: nothing }),
};

const withoutActions = new Set(["Actions", "Action", "View/Edit"]);

describe("an exported table", () => {
  const tables = [...peopleTables, ...batchTables, ...contentTables, ...fileTables].filter(
    ({ name }) => shown[name],
  );

  it.each(tables.map((table) => [table.name, table] as const))("has the columns of %s", (name, table) => {
    const headers = (shown[name] ?? [])
      .filter(({ header, hideHeader }) => !hideHeader && !withoutActions.has(header))
      .map(({ header }) => header);
    expect(table.headers.filter((header) => header !== "Comments")).toEqual(headers);
  });
});
