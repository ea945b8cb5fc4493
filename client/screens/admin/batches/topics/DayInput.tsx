import { useId, useState } from "react";
import { isDay } from "../../../../../gateway/domains/batchTopics/dayContract";
import { formatTopicDate } from "../../../../formats/dates";
import { DateControl } from "../../../../ui/DateControl";

interface Props {
  label: string;
  value: string | null;
  min: string;
  max: string;
  today: string;
  onChoose: (day: string) => void;
}

/** A day that is saved once it is chosen, or typed and left; what cannot be saved stays, with the reason. */
export function DayInput({ label, value, min, max, today, onChoose }: Props) {
  const id = useId();
  const [wrong, setWrong] = useState<{ text: string; problem: string } | null>(null);
  const choose = (day: string) => {
    if (day === "" || day === value) return setWrong(null);
    if (!isDay(day)) return setWrong({ text: day, problem: "Type a date such as 20-11-2026, 20 Nov or +1" });
    const problem = `Must be between ${formatTopicDate(min)} and ${formatTopicDate(max)}`;
    if (day < min || day > max) return setWrong({ text: day, problem });
    setWrong(null);
    onChoose(day);
  };
  return (
    <div className="w-36">
      <DateControl
        compact
        label={label}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        {...{ min, max, today }}
        format={formatTopicDate}
        value={wrong?.text ?? value ?? ""}
        onCommit={choose}
      />
      {wrong && (
        <p id={id} role="alert" className="mt-1 text-xs font-medium whitespace-normal text-danger-ink">
          {wrong.problem}
        </p>
      )}
    </div>
  );
}
