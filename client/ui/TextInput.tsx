import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { divideProps, Field, type FieldProps } from "./Field";
import { getLimitNotes } from "./textLimit";

// `maxLength` would cut a pasted text without a word.
type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | "value" | "onChange" | "size" | "maxLength"
>;

export interface TextInputProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** The most characters. A counter appears as the text comes near it; a longer text stays, with a message. */
  limit?: number | undefined;
  /** For addresses, references and names of accounts, which nothing may complete, correct or capitalize. */
  verbatim?: boolean;
  /** Whether it takes a number, whose digits are equally wide. */
  numeric?: boolean;
  /** An icon or unit before the text. */
  leading?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

const asTyped = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

/** A one-line field with its label, hint and inline message. */
export function TextInput(props: TextInputProps) {
  const { field, own } = divideProps(props);
  const { value, onChange, limit, leading, verbatim, numeric, ...native } = own;
  const { notes, mark } = getLimitNotes({ ...field, value, limit });
  return (
    <Field {...field} {...notes}>
      {(control) => (
        <div className="relative">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted [&>svg]:size-4">
              {leading}
            </span>
          )}
          <input
            type="text"
            {...(verbatim && asTyped)}
            {...native}
            {...mark}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, "h-9", leading ? "pl-9" : false, numeric && "tabular-nums")}
          />
        </div>
      )}
    </Field>
  );
}
