import { Check } from "lucide-react";
import { classNames } from "~/ui/classNames";

interface Criterion {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly levels: readonly {
    readonly points: number;
    readonly label: string;
    readonly description: string;
  }[];
}

interface CriterionMark {
  readonly key: string;
  readonly level: number | null | undefined;
  readonly comment: string;
}

interface Props {
  criteria: readonly Criterion[];
  /** The mark's feedback by criterion; undefined before there is one. */
  marked?: readonly CriterionMark[] | undefined;
}

/** The criteria with their levels; of a mark, the chosen levels and what was said. */
export function RubricTable({ criteria, marked = [] }: Props) {
  return (
    <ul className="grid gap-4">
      {criteria.map(({ key, title, description, levels }) => {
        const said = marked.find((item) => item.key === key);
        return (
          <li key={key} className="grid gap-2">
            <p className="font-medium text-ink">{title}</p>
            {description !== "" && <p className="text-sm text-muted">{description}</p>}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
              {levels.map((level, place) => {
                const isChosen = said?.level === place;
                return (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: levels have no name but their place.
                    key={place}
                    className={classNames(
                      "rounded-md border p-3 text-sm",
                      isChosen ? "border-brand bg-brand-soft" : "border-line",
                    )}
                  >
                    <span className="flex items-start gap-2 font-medium text-ink">
                      {isChosen && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />}
                      <span className="min-w-0 flex-1 wrap-anywhere">{level.label}</span>
                      <span className="tabular-nums">{level.points}</span>
                    </span>
                    {isChosen && <span className="sr-only">Your level</span>}
                    {level.description !== "" && <span className="text-muted">{level.description}</span>}
                  </li>
                );
              })}
            </ul>
            {said && said.comment !== "" && (
              <p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
                {said.comment}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
