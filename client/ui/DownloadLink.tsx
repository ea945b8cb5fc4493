import type { ReactNode } from "react";
import { buttonClass } from "./buttonClass";

interface Props {
  /** The address of a file. */
  href: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link to a file that the browser saves, styled as a button. */
export function DownloadLink({ href, icon, children }: Props) {
  return (
    <a href={href} download className={buttonClass({})}>
      {icon && (
        <span aria-hidden className="-ml-0.5 inline-flex [&>svg]:size-4">
          {icon}
        </span>
      )}
      {children}
    </a>
  );
}
