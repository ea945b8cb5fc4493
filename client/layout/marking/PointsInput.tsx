import { gradeMessages } from "#gateway/domains/grades/contract";
import { readMarkText } from "#gateway/domains/grades/markContract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { TextInput, type TextInputProps } from "~/ui/TextInput";

/** Why typed points can't be taken; undefined where they can, and for an empty field. */
export function findPointsProblem(typed: string, most: number): string | undefined {
  if (typed.trim() === "") return undefined;
  const points = readMarkText(typed);
  if (points === null) return gradeMessages.notAMark;
  return points > most ? submissionMessages.tooMany(most) : undefined;
}

/** A field for points, of so many at most. */
export function PointsInput({ most, ...props }: TextInputProps & { most: number }) {
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      error={findPointsProblem(props.value, most)}
    />
  );
}
