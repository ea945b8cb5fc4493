import { useId, useState } from "react";
import { isDay } from "#gateway/domains/batchTopics/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { DateControl } from "~/ui/DateControl";

/** A day that was not saved, and why; an allowed one is saved when that is confirmed. */
interface Wrong {
  text: string;
  problem: string;
  isAllowed?: boolean;
}

interface Props {
  label: string;
  value: string | null;
  min: string;
  max: string;
  today: string;
  /** What to say of a day before it is saved, such as that no class takes place on it. */
  warningOf?: (day: string) => string | undefined;
  onChoose: (day: string) => void;
}

/** A day that is saved once it is chosen, or typed and left; what cannot be saved stays, with the reason. */
export function DayInput({ label, value, min, max, today, warningOf, onChoose }: Props) {
  const id = useId();
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const save = (day: string) => {
    setWrong(null);
    onChoose(day);
  };
  const choose = (day: string) => {
    if (day === "" || day === value) return setWrong(null);
    if (!isDay(day)) return setWrong({ text: day, problem: "Type a date such as 20-11-2026, 20 Nov or +1" });
    const problem = `Must be between ${formatTopicDate(min)} and ${formatTopicDate(max)}`;
    if (day < min || day > max) return setWrong({ text: day, problem });
    const warning = warningOf?.(day);
    if (warning) return setWrong({ text: day, problem: warning, isAllowed: true });
    save(day);
  };
  return (
    <div className="w-36">
      <DateControl
        compact
        label={label}
        aria-label={label}
        aria-invalid={wrong && !wrong.isAllowed ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        {...{ min, max, today }}
        format={formatTopicDate}
        value={wrong?.text ?? value ?? ""}
        onCommit={choose}
      />
      {wrong && (
        <p
          id={id}
          role="alert"
          className={classNames(
            "mt-1 text-xs font-medium whitespace-normal",
            wrong.isAllowed ? "text-warning-ink" : "text-danger-ink",
          )}
        >
          {wrong.problem}
        </p>
      )}
      {wrong?.isAllowed && (
        <Button size="sm" className="mt-1" onClick={() => save(wrong.text)}>
          Plan anyway
        </Button>
      )}
    </div>
  );
}
