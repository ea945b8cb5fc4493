import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { type ButtonLook, buttonClass } from "./buttonClass";
import { classNames } from "./classNames";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Omit<ButtonLook, "square"> {
  /** While the action runs, the button keeps its width and focus and ignores presses. */
  busy?: boolean | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. While `busy` it keeps its size and focus and ignores presses. */
export function Button({
  variant,
  size,
  className,
  busy = false,
  icon,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <LoaderCircle aria-hidden className="absolute size-4 animate-spin" />}
      <span className={classNames("inline-flex items-center gap-2", busy && "opacity-0")}>
        {icon && (
          <span aria-hidden className="-ml-0.5 inline-flex [&>svg]:size-4">
            {icon}
          </span>
        )}
        {children}
      </span>
    </button>
  );
}
