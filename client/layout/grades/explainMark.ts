import { type CellState, cellStateLabels, formatPoints } from "#gateway/domains/grades/contract";
import { formatQuantity } from "~/formats/counts";

/** The origin of a mark, as the server states it. */
interface Origin {
  kind: string;
  earned: number;
  counted: number;
  possible: number;
  penalty?: number | null | undefined;
  daysLate?: number | null | undefined;
  attempt?: number | null | undefined;
  attempts?: number | null | undefined;
  countsLast?: boolean | null | undefined;
}

/** A cell of a gradebook with what its item can get. */
interface Figure {
  state: CellState;
  points: number | null;
  /** Before an override; null without a calculated mark. */
  ownPoints: number | null;
  isEntered: boolean;
  maxPoints: number;
  missingIsZero: boolean;
}

const ofTotal = (some: number, all: number) => `${formatPoints(some)} of ${formatPoints(all)}`;

function explainExam({ earned, possible, attempt, attempts, countsLast }: Origin): string[] {
  const which = countsLast ? "the last one" : "the best one";
  return [
    attempts === 1 ? "The only attempt counts." : `Attempt ${attempt} of ${attempts} counts: ${which}.`,
    `Marks of its answers: ${ofTotal(earned, possible)}`,
  ];
}

function explainWork({ earned, counted, possible, penalty, daysLate }: Origin): string[] {
  const points = `Points for the work: ${ofTotal(earned, possible)}`;
  if (!penalty) return [points];
  const late = formatQuantity(daysLate ?? 0, { one: "day", many: "days" });
  return [points, `${late} late takes off ${penalty}%: ${ofTotal(counted, possible)}`];
}

const explainers: Readonly<Record<string, (origin: Origin) => string[]>> = {
  EXAM: explainExam,
  WORK: explainWork,
  PROGRESS: ({ earned, possible }) => [`Topics completed: ${ofTotal(earned, possible)}`],
};

function explainOrigin(origin: Origin, { ownPoints, maxPoints }: Figure): string[] {
  const steps = explainers[origin.kind]?.(origin);
  if (!steps || ownPoints === null) return steps ?? [];
  const isScaled = origin.possible !== maxPoints;
  return isScaled ? [...steps, `Scaled to ${formatPoints(maxPoints)}: ${formatPoints(ownPoints)}`] : steps;
}

/** The final value: the one that staff entered, or a cell without a mark. */
function explainEnd({ state, points, isEntered, maxPoints, missingIsZero }: Figure): string[] {
  if (state === "EXCUSED") return ["Excused by staff: not counted."];
  if (state === "MISSING" && missingIsZero) return [`${cellStateLabels.MISSING}: counts as 0.`];
  if (state !== "MARKED") return [`${cellStateLabels[state]}: not counted.`];
  return isEntered && points !== null ? [`Entered by staff: ${ofTotal(points, maxPoints)}`] : [];
}

/** The steps from what a learner did to the figure in a cell. */
export const explainMark = (origin: Origin | null, figure: Figure): string[] => [
  ...(origin ? explainOrigin(origin, figure) : []),
  ...explainEnd(figure),
];
