import { levelLabels, levels } from "#gateway/domains/courses/contract";
import { formatMoney } from "~/formats/money";
import { type DetailName, detailNames, type EditorValues, editorLabels } from "./courseForm";
import { type CategoryChoice, statusLabels } from "./DetailsStep";

interface Props {
  values: EditorValues;
  categories: readonly CategoryChoice[];
  /** Only these; all when left out. */
  names?: readonly DetailName[];
}

/** A field's value as people read it; an empty text when there is none. */
function shown(name: DetailName, { values, categories }: Props): string {
  if (name === "objectives") return values.objectives.join("; ");
  if (name === "trainerId") return values.trainerName;
  const value = values[name] ?? "";
  if (name === "categoryId") return categories.find((one) => String(one.databaseId) === value)?.name ?? "";
  if (name === "price") return Number(value) > 0 ? formatMoney(Number(value)) : "Free";
  if (name === "duration") return value && `${value} minutes`;
  if (name === "status") return value === "PUBLISHED" ? statusLabels.PUBLISHED : statusLabels.DRAFT;
  const level = levels.find((one) => one === value);
  return name === "level" && level ? levelLabels[level] : value;
}

/** A course's details to read. */
export function DetailList(props: Props) {
  const { names = detailNames } = props;
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="sm:contents">
          <dt className="text-muted">{editorLabels[name]}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">
            {shown(name, props) || <span className="text-muted">Not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
