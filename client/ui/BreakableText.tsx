import { Fragment } from "react";

/** A user name or an address that breaks behind its dots, hyphens and @ before it breaks anywhere else. */
export function BreakableText({ children }: { children: string }) {
  const parts = children.split(/(?<=[.@_+-])/);
  return (
    <span className="wrap-anywhere">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
