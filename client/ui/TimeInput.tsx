import { readTypedTime } from "../formats/typedTime";
import { isComposing } from "./isComposing";
import { TextInput, type TextInputProps } from "./TextInput";

/** A field for a time of day, typed as 19:00, 1900 or 7pm. Its value is HH:mm, or what was typed while that is no time. */
export function TimeInput({ value, onChange, onBlur, ...field }: Omit<TextInputProps, "type">) {
  const complete = () => {
    const time = readTypedTime(value);
    if (time !== null && value !== time && value !== `${time}:00`) onChange(time);
  };
  return (
    <TextInput
      placeholder="hh:mm"
      autoComplete="off"
      spellCheck={false}
      numeric
      {...field}
      value={value.replace(/^(\d\d:\d\d):00$/, "$1")}
      onChange={onChange}
      onKeyDown={(event) => event.key === "Enter" && !isComposing(event) && complete()}
      onBlur={(event) => {
        complete();
        onBlur?.(event);
      }}
    />
  );
}
