import { Eye, EyeOff } from "lucide-react";
import { type InputHTMLAttributes, useState } from "react";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { divideProps, Field, type FieldProps } from "./Field";
import { IconButton } from "./IconButton";

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "value" | "onChange" | "type">;

export interface PasswordInputProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** The field's content, in the name of the button. */
  noun?: string;
}

/** A password field with a button that reveals it. Works with password managers. */
export function PasswordInput(props: PasswordInputProps) {
  const { field, own } = divideProps(props);
  const { value, onChange, noun = "password", ...native } = own;
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            {...native}
            {...control}
            type={shown ? "text" : "password"}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, "h-9 pr-11")}
          />
          <IconButton
            label={`${shown ? "Hide" : "Show"} ${noun}`}
            icon={shown ? <EyeOff /> : <Eye />}
            size="sm"
            className="absolute! inset-y-0 right-1 my-auto"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
