import type { AnchorHTMLAttributes } from "react";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> & { href: string };

/** A link to another site or a file, in a tab of its own that knows nothing of this one. */
export const NewTabLink = (props: Props) => <a {...props} target="_blank" rel="noopener noreferrer" />;
