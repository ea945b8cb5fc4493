import { classNames } from "./classNames";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** A square button with only an icon. */
  square?: boolean | undefined;
  className?: string | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: "bg-brand text-on-brand shadow-rest enabled:hover:bg-brand-hover [a&]:hover:bg-brand-hover",
  secondary: "bg-surface text-ink border border-line shadow-rest hover:bg-hover",
  ghost: "text-soft hover:bg-hover hover:text-ink",
  danger: "bg-danger text-on-danger shadow-rest hover:bg-danger-hover",
};

const heights: Record<ButtonSize, string> = { sm: "h-7 text-xs", md: "h-9 text-sm", lg: "h-11 text-base" };
const paddings: Record<ButtonSize, string> = { sm: "px-2.5", md: "px-3.5", lg: "px-5" };
const squares: Record<ButtonSize, string> = { sm: "w-7", md: "w-9", lg: "w-11" };

/** The style shared by buttons and links that look like buttons. */
export function buttonClass({ variant = "secondary", size = "md", square, className }: ButtonLook): string {
  return classNames(
    "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap",
    "transition-colors select-none disabled:pointer-events-none disabled:opacity-50",
    square ? "touch-square" : "touch",
    heights[size],
    square ? squares[size] : paddings[size],
    variants[variant],
    className,
  );
}
