import { classNames } from "./classNames";

interface Props {
  text: string;
  /** The maximum width. */
  className: string;
}

/**
 * A text on one line of a table, truncated where it is too long, with the whole text in a tooltip. On a phone it wraps.
 */
export function OneLine({ text, className }: Props) {
  return (
    <span title={text} className={classNames("block sm:truncate", className)}>
      {text}
    </span>
  );
}
