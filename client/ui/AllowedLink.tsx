import { Link, type LinkProps } from "react-router-dom";
import { useMayFollow } from "./linkPermission";

/** A link where its screen may be opened; its text elsewhere. */
export function AllowedLink({ children, className, ...rest }: LinkProps) {
  if (useMayFollow(rest))
    return (
      <Link {...rest} className={className}>
        {children}
      </Link>
    );
  return <span className={className?.replaceAll(/\bhover:\S+/g, "")}>{children}</span>;
}
