import {
  generateClientID,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceSelectorProxy,
  ROOT_ID,
} from "relay-runtime";
import { changeList, changeTotal } from "./changeList";

interface ListedRow {
  /** The id in the store of what has the list. */
  listId: string;
  /** The list's field. */
  field?: string;
  /** The row's id in the store. */
  nodeId: string;
}

interface RootRow {
  /** The root's field with the lists. */
  rootField: string;
  nodeId: string;
}

/** Removes a deleted row from its list, if it is there. */
export function takeRow(
  store: RecordSourceSelectorProxy,
  { listId, field = "nodes", nodeId }: ListedRow,
): void {
  const list = store.get(listId);
  if (!list?.getLinkedRecords(field)?.some((row) => row?.getDataID() === nodeId)) return;
  changeList(list, field, (rows) => rows.filter((row) => row.getDataID() !== nodeId));
  changeTotal(list, -1);
}

/** Removes a deleted row from a `@connection`, if it is there; `@deleteEdge` would leave the total. */
export function takeEdge(list: RecordProxy | null | undefined, nodeId: string): void {
  const isOther = (edge: RecordProxy | null) => edge?.getLinkedRecord("node")?.getDataID() !== nodeId;
  if (list?.getLinkedRecords("edges")?.every(isOther) ?? true) return;
  changeList(list, "edges", (edges) => edges.filter(isOther));
  changeTotal(list, -1);
}

interface Answer {
  readonly result: { readonly refusal?: object | null | undefined };
}

/** A mutation's updater that removes a row from its list, unless the deletion was refused. */
export const removeRow =
  (place: ListedRow) =>
  (store: RecordSourceSelectorProxy, answer: Answer | null | undefined): void => {
    if (answer && !answer.result.refusal) takeRow(store, place);
  };

/** Removes a deleted row from the lists of a field of the root, which are in the store with several filters and pages. */
export function takeRowEverywhere(
  store: RecordSourceSelectorProxy,
  environment: IEnvironment,
  { rootField, nodeId }: RootRow,
): void {
  const prefix = generateClientID(ROOT_ID, rootField);
  for (const listId of environment.getStore().getSource().getRecordIDs())
    if (listId === prefix || listId.startsWith(`${prefix}(`)) takeRow(store, { listId, nodeId });
}

/** A mutation's updater that removes a row from all lists of a field of the root, unless the deletion was refused. */
export const removeRowEverywhere =
  (environment: IEnvironment, row: RootRow) =>
  (store: RecordSourceSelectorProxy, answer: Answer | null | undefined): void => {
    if (answer && !answer.result.refusal) takeRowEverywhere(store, environment, row);
  };
