import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { divideProps, Field, type FieldProps } from "./Field";

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "value" | "onChange" | "size">;

export interface TextInputProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** For addresses, references and names of accounts, which nothing may complete, correct or capitalize. */
  verbatim?: boolean;
  /** An icon or unit before the text. */
  leading?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

const asTyped = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

/** A one-line field with its label, hint and inline message. */
export function TextInput(props: TextInputProps) {
  const { field, own } = divideProps(props);
  const { value, onChange, leading, verbatim, ...native } = own;
  const numeric = native.type === "number" && "tabular-nums";
  return (
    <Field {...field}>
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
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, "h-9", leading ? "pl-9" : false, numeric)}
          />
        </div>
      )}
    </Field>
  );
}
