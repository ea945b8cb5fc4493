import { classNames } from "./classNames";

interface Props {
  text: string;
  /** How wide it may be. */
  className: string;
}

/** A text on one line of a table, cut where it is too long and whole on pointing at it; on a phone it is whole. */
export function OneLine({ text, className }: Props) {
  return (
    <span title={text} className={classNames("block sm:truncate", className)}>
      {text}
    </span>
  );
}
