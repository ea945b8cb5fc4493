import { describe, expect, it } from "vitest";
import { batchCourseColumns } from "../../../client/screens/admin/batches/courses/batchCourseColumns";
import { lateColumns } from "../../../client/screens/admin/batches/delayed/lateColumns";
import { batchColumns } from "../../../client/screens/admin/batches/list/batchColumns";
import { trainerColumns } from "../../../client/screens/admin/batches/trainers/TrainerTable";
import { batchUserColumns } from "../../../client/screens/admin/batches/users/batchUserColumns";
import { postColumns } from "../../../client/screens/admin/blogs/postColumns";
import { courseColumns } from "../../../client/screens/admin/courses/courseColumns";
import { usageColumns } from "../../../client/screens/admin/generation/usage/usageColumns";
import { paymentColumns } from "../../../client/screens/admin/payments/list/paymentColumns";
import { resourceColumns } from "../../../client/screens/admin/resources/ResourceTable";
import { specializationColumns } from "../../../client/screens/admin/specializations/AdminSpecializationList";
import { userColumns } from "../../../client/screens/admin/users/list/userColumns";
import { batchTables } from "../../../gateway/rest/export/batchTables";
import { contentTables } from "../../../gateway/rest/export/contentTables";
import { peopleTables } from "../../../gateway/rest/export/peopleTables";

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
};

const withoutActions = new Set(["Actions", "Action", "View/Edit"]);

describe("an exported table", () => {
  const tables = [...peopleTables, ...batchTables, ...contentTables].filter(({ name }) => shown[name]);

  it.each(tables.map((table) => [table.name, table] as const))("has the columns of %s", (name, table) => {
    const headers = (shown[name] ?? [])
      .filter(({ header, hideHeader }) => !hideHeader && !withoutActions.has(header))
      .map(({ header }) => header);
    expect(table.headers.filter((header) => header !== "Comments")).toEqual(headers);
  });
});
