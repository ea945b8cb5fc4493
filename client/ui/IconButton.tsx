import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { type ButtonLook, buttonClass } from "./buttonClass";

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label">,
    Omit<ButtonLook, "square"> {
  /** The action, used as the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon, an accessible name and a tooltip. */
export function IconButton({
  label,
  icon,
  busy = false,
  variant = "ghost",
  size,
  className,
  onClick,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, square: true, className })}
      onClick={busy ? undefined : onClick}
    >
      <span aria-hidden className="inline-flex [&>svg]:size-4">
        {busy ? <LoaderCircle className="animate-spin" /> : icon}
      </span>
    </button>
  );
}
