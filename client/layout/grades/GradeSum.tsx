import { graphql, useFragment } from "react-relay";
import {
  formatPoints,
  type GradeCategory,
  type GradeStage,
  gradeCategoryLabels,
  gradeRoundingLabels,
  gradeStageLabels,
  labelGrade,
} from "#gateway/domains/grades/contract";
import { findValue } from "#gateway/domains/labelsContract";
import type { GradeSum_grade$data, GradeSum_grade$key } from "~/__generated__/GradeSum_grade.graphql";

/** Why a grade is not final. */
const stageNotes: Readonly<Record<Exclude<GradeStage, "COMPLETE">, string>> = {
  NO_MARKS: "Nothing is marked yet.",
  SO_FAR: "Some graded parts have no mark yet, so this can change.",
};

const percent = (value: number) => `${formatPoints(value)}%`;

type Part = GradeSum_grade$data["grade"]["parts"][number];

/** A category with its share, and below it the items whose points it adds up. */
function PartRows({ part, titles }: { part: Part; titles: ReadonlyMap<string, string> }) {
  const { category, share, earned, possible, percent: reached, items } = part;
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="py-1.5 text-left font-medium">
          {gradeCategoryLabels[category as GradeCategory]}
        </th>
        <td className="py-1.5 text-right">
          {formatPoints(earned)} of {formatPoints(possible)}
          <span className="block text-xs text-muted">{percent(reached)}</span>
        </td>
        <td className="py-1.5 text-right">{percent(share)}</td>
        <td className="py-1.5 text-right">{percent((reached * share) / 100)}</td>
      </tr>
      {items.map((item) => (
        <tr key={item.key} className="text-xs text-soft">
          <th scope="row" className="py-1 pl-3 text-left font-normal wrap-anywhere">
            {titles.get(item.key)}
          </th>
          <td className="py-1 text-right">
            {formatPoints(item.earned)} of {formatPoints(item.possible)}
          </td>
          <td colSpan={2} />
        </tr>
      ))}
    </>
  );
}

/**
 * The sum that a grade comes from: each category with its share and the items that count in it, and how the result is
 * rounded.
 */
export function GradeSum({ grade: key }: { grade: GradeSum_grade$key }) {
  const { grade, items, scheme } = useFragment(
    graphql`
      fragment GradeSum_grade on CourseGrade {
        grade {
          label
          stage
          exact
          parts {
            category
            share
            earned
            possible
            percent
            items { key earned possible }
          }
        }
        items { key title }
        scheme { scale maxPoints rounding decimals }
      }
    `,
    key,
  );
  if (grade.exact == null)
    return <p className="text-sm text-muted">Nothing counts yet. The grade appears with the first mark.</p>;
  const stage = findValue(gradeStageLabels, grade.stage);
  const titles = new Map(items.map(({ key: itemKey, title }) => [itemKey, title]));
  return (
    <div className="grid gap-3 text-sm">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">How the grade is calculated</caption>
        <thead className="text-left text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              Category
            </th>
            {["Points", "Share", "Adds"].map((figure) => (
              <th key={figure} scope="col" className="py-1 text-right font-medium">
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grade.parts.map((part) => (
            <PartRows key={part.category} part={part} titles={titles} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row" className="py-1.5 text-left">
              Together
            </th>
            <td colSpan={2} />
            <td className="py-1.5 text-right">{percent(grade.exact)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-soft">
        {scheme.scale === "POINTS" && `${percent(grade.exact)} of ${scheme.maxPoints} points, rounded `}
        {scheme.scale !== "POINTS" && "Rounded "}
        {gradeRoundingLabels[scheme.rounding as keyof typeof gradeRoundingLabels].toLowerCase()}
        {scheme.decimals === 0 ? " whole number" : `, ${scheme.decimals} decimals`}
        {scheme.scale === "LETTERS" && ", then the letter of its range"}:{" "}
        <strong className="text-ink">{labelGrade(grade, scheme)}</strong>
      </p>
      {stage && stage !== "COMPLETE" && <p className="text-muted">{stageNotes[stage]}</p>}
    </div>
  );
}
