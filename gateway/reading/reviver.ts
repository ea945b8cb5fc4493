import { isRevived, reviveColumn } from "./columns";
import { getModel, getRelation, type Model } from "./models";
import { isRow } from "./parsed";
import { NestedRows, type Select, selectAll } from "./rawRows";

/** Brings a row, or a list of rows, from its JSON to the form in which Prisma has it. */
type Revive = (value: unknown) => void;

/** Returns the selection of related rows. */
function selectBelow(model: Model, how: unknown): Select {
  if (how === true || how instanceof NestedRows) return selectAll(model);
  const { select, include } = how as { select?: Select; include?: Select };
  return select ?? { ...selectAll(model), ...include };
}

function compile(model: Model, select: Select): Revive | undefined {
  const names = Object.keys(select).filter((name) => select[name]);
  const columns = names.flatMap((name) => model.columns[name] ?? []).filter(isRevived);
  const below = names.flatMap((name) => {
    if (!(name in model.relations)) return [];
    const other = getModel(getRelation(model, name).model);
    const revive = getReviver(other, selectBelow(other, select[name]));
    return revive ? [{ name, revive }] : [];
  });
  if (columns.length === 0 && below.length === 0) return undefined;
  const reviveRow: Revive = (row) => {
    if (!isRow(row)) return;
    for (const column of columns) row[column.name] = reviveColumn(column, row[column.name]);
    for (const { name, revive } of below) revive(row[name]);
  };
  return (value) => {
    if (Array.isArray(value)) for (const row of value) reviveRow(row);
    else reviveRow(value);
  };
}

const known = new WeakMap<Model, WeakMap<Select, { revive: Revive | undefined }>>();

/**
 * The reviver of rows of a selection; undefined if Prisma's values are the same as JSON's. Each is compiled once:
 * selections are constants, or have constants below the parts chosen in a run.
 */
export function getReviver(model: Model, select: Select): Revive | undefined {
  const ofModel = known.get(model) ?? new WeakMap<Select, { revive: Revive | undefined }>();
  known.set(model, ofModel);
  const before = ofModel.get(select);
  if (before) return before.revive;
  const revive = compile(model, select);
  ofModel.set(select, { revive });
  return revive;
}
