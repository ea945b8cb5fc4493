import type { ReactNode } from "react";
import { isDay } from "#gateway/domains/dayTextContract";
import { type End, toMoment, usualTimes } from "../formats/dayAndTime";
import { isClockTime } from "../formats/typedTime";
import { describeOwnTime, differingZone } from "../formats/zones";
import { DateInput } from "../ui/DateInput";
import type { FieldProps } from "../ui/Field";
import { TimeInput } from "../ui/TimeInput";

interface Part extends FieldProps {
  name?: string | undefined;
  value: string;
  onBlur?: (() => void) | undefined;
}

/** The two fields of a moment, and how to change them at once. */
interface MomentBinding {
  day: Part;
  time: Part;
  onChange: (change: { day?: string; time?: string }) => void;
}

interface Props extends MomentBinding {
  /** Whether something opens or closes then: a chosen day gets the usual time of that. */
  end: End;
  /** Says what an empty day means. */
  hint?: string;
  /** Whether a day is needed that the form's schema may leave out. */
  required?: boolean;
}

interface MomentForm<Name extends string> {
  field: (name: Name) => Part;
  set: (name: Name, value: string) => void;
}

/** Binds the day and the time of a moment, which are two fields of a form. */
export const bindMoment = <Name extends string>(
  { field, set }: MomentForm<Name>,
  [day, time]: readonly [Name, Name],
): MomentBinding => ({
  day: field(day),
  time: { ...field(time), required: false },
  onChange: (change) => {
    if (change.day !== undefined) set(day, change.day);
    if (change.time !== undefined) set(time, change.time);
  },
});

/** Says whose clock a time is by, and what the reader's own shows then; nothing where both show the same. */
function describeZone(moment: Date, isChosen: boolean): ReactNode {
  const zone = differingZone(moment);
  if (zone === null) return undefined;
  const own = isChosen ? describeOwnTime(moment) : null;
  return `${zone}, the institute's time.${own ? ` ${own}.` : ""}`;
}

/** The day and the time at which something opens or closes, by the institute's clocks. */
export function MomentFields({ day, time, end, hint, required, onChange }: Props) {
  const typed = isClockTime(time.value) ? time.value : "";
  const chosen = isDay(day.value) ? toMoment({ day: day.value, time: typed }, end) : null;
  const changeDay = (value: string) => {
    if (isDay(value) && time.value === "") return onChange({ day: value, time: usualTimes[end] });
    onChange(value === "" ? { day: value, time: "" } : { day: value });
  };
  const zone = describeZone(chosen ? new Date(chosen) : new Date(), chosen !== null);
  return (
    <>
      <DateInput
        {...day}
        {...(hint && { hint, required: false })}
        {...(required && { required })}
        onChange={changeDay}
      />
      <TimeInput {...time} hint={zone} onChange={(value) => onChange({ time: value })} />
    </>
  );
}
