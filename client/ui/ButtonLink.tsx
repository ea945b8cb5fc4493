import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { type ButtonLook, buttonClass } from "./buttonClass";
import { useMayFollow } from "./linkPermission";

export interface ButtonLinkProps extends Omit<LinkProps, "className">, Omit<ButtonLook, "square"> {
  icon?: ReactNode;
}

/** A link styled as a button, for navigation, where it may be followed; use Button for actions. */
export function ButtonLink({ variant, size, className, icon, children, ...rest }: ButtonLinkProps) {
  if (!useMayFollow(rest)) return null;
  return (
    <Link {...rest} className={buttonClass({ variant, size, className })}>
      {icon && (
        <span aria-hidden className="-ml-0.5 inline-flex [&>svg]:size-4">
          {icon}
        </span>
      )}
      {children}
    </Link>
  );
}

export interface LabelledLink extends Pick<ButtonLinkProps, "to" | "relative"> {
  label: string;
}

/** Links as buttons, the main one first. */
export const LabelledLinks = ({ links }: { links: readonly LabelledLink[] }) =>
  links.map(({ label, ...link }, index) => (
    <ButtonLink key={label} {...link} variant={index === 0 ? "primary" : "secondary"}>
      {label}
    </ButtonLink>
  ));
