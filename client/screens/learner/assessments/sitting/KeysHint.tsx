import { Fragment } from "react";
import { isChoice, isTyped } from "~/questions/answers";
import { Kbd } from "~/ui/Kbd";

/** A question, as far as it decides which keys mean something. */
export interface HintedQuestion {
  readonly type: string;
  readonly options: readonly unknown[];
}

interface Props {
  /** From 1. */
  number: number;
  count: number;
  question: HintedQuestion | undefined;
}

interface Hint {
  keys: readonly string[];
  meaning: string;
}

/** The keys that mean something at a question: none where an answer is typed, since there they are letters. */
function listHints({ number, count, question }: Props): Hint[] {
  if (!question || isTyped(question.type)) return [];
  const last = Math.min(question.options.length, 9);
  const choose = { keys: last > 1 ? ["1", String(last)] : ["1"], meaning: "choose" };
  return [
    isChoice(question.type) && last > 0 ? choose : null,
    number < count ? { keys: ["N"], meaning: "next" } : null,
    number > 1 ? { keys: ["P"], meaning: "previous" } : null,
    { keys: ["F"], meaning: "flag" },
  ].filter((hint) => hint !== null);
}

/** Says which keys mean something at a question. */
export function KeysHint(props: Props) {
  return (
    <p className="ml-1 hidden items-center gap-1.5 text-xs text-muted lg:flex">
      {listHints(props).map(({ keys: [first, last], meaning }, index) => (
        <Fragment key={meaning}>
          {index > 0 && ", "}
          <Kbd>{first}</Kbd>
          {last && (
            <>
              to <Kbd>{last}</Kbd>
            </>
          )}
          {meaning}
        </Fragment>
      ))}
    </p>
  );
}
