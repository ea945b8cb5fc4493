import { batchCourseStatuses } from "#gateway/domains/batchCourses/contract";
import {
  type BatchSort,
  batchStatusLabels,
  batchTypeLabels,
  batchUserStatusLabels,
} from "#gateway/domains/batches/contract";
import { type LateSort, lateSorts } from "#gateway/domains/batchTopics/lateContract";
import { getValues } from "#gateway/domains/labelsContract";
import type { BatchCourseSort } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import type { BatchUserSort } from "~/__generated__/BatchUsersScreenQuery.graphql";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, flagParam, idParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The list of batches, latest start first. */
export const batchesList = tableList({
  filters: {
    search: textParam,
    status: enumParam(getValues(batchStatusLabels)),
    type: enumParam(getValues(batchTypeLabels)),
    today: enumParam<"yes">(["yes"]),
  },
  columns: { name: "NAME", dates: "START", status: "STATUS" } as const satisfies Record<string, BatchSort>,
  sort: "dates",
  descending: true,
  turned: ["dates"],
});

/** Converts the state to the list's query variables. */
export function batchesVariables(address: ParsedAddress<typeof batchesList>) {
  const { search, status, type, today } = address;
  return {
    search: toSearchVariable(search),
    status,
    batchType: type,
    today: flagParam(today),
    ...batchesList.variables(address),
  };
}

interface PartOrder<Column extends string, Sort extends string> {
  columns: Readonly<Record<Column, Sort>>;
  sort: NoInfer<Column>;
}

/** A list inside a batch, with a search and a filter by status. */
function partList<Status extends string, Column extends string, Sort extends string>(
  statuses: readonly Status[],
  order: PartOrder<Column, Sort>,
) {
  const list = tableList({ filters: { search: textParam, status: enumParam(statuses) }, ...order });
  return {
    ...list,
    /** Converts the state to the list's query variables. */
    variablesIn: (batchId: number, address: ParsedAddress<typeof list>) => ({
      batchId,
      search: toSearchVariable(address.search),
      status: address.status,
      ...list.variables(address),
    }),
  };
}

/** In the filter of statuses: all users but the dropped ones, who are the participants of a batch. */
export const participants = "PARTICIPANTS" as const;

const usersList = partList([...getValues(batchUserStatusLabels), participants], {
  columns: { name: "NAME", email: "EMAIL", status: "STATUS" } as const satisfies Record<
    string,
    BatchUserSort
  >,
  sort: "name",
});

/** The list of a batch's users, by name. */
export const batchUsersList = {
  ...usersList,
  variablesIn(batchId: number, address: ParsedAddress<typeof usersList>) {
    const { status, ...variables } = usersList.variablesIn(batchId, address);
    const isOfParticipants = status === participants;
    return {
      ...variables,
      status: isOfParticipants ? null : status,
      participants: isOfParticipants ? true : null,
    };
  },
};

/** The list of a batch's courses, by start date. */
export const batchCoursesList = partList(batchCourseStatuses, {
  columns: { title: "TITLE", start: "START", status: "STATUS" } as const satisfies Record<
    string,
    BatchCourseSort
  >,
  sort: "start",
});

const [late, batch, course] = lateSorts;

export const lateNoun = { one: "late topic", many: "late topics" } as const;

/** The list of late topics, longest overdue first; `batch` and `trainer` are ids. */
export const lateList = tableList({
  filters: { batch: idParam, trainer: idParam },
  columns: { late, batch, course } as const satisfies Record<string, LateSort>,
  sort: "late",
  descending: true,
  turned: ["late"],
});

/** Converts the state to the list's query variables. */
export function lateVariables(address: ParsedAddress<typeof lateList>) {
  const { batch: batchId, trainer: trainerId } = address;
  return { batchId, trainerId, ...lateList.variables(address) };
}
