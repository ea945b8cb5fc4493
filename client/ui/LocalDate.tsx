import { formatDate } from "../formats/dates";
import { useIsLive } from "./useIsLive";

/** The day of a moment by the reader's clock; by Greenwich's in a page that a server has rendered. */
export function LocalDate({ value, className }: { value: string; className?: string | undefined }) {
  const zone = useIsLive() ? undefined : "UTC";
  return (
    <time dateTime={value} className={className}>
      {formatDate(value, zone)}
    </time>
  );
}
