import { RotateCw, TriangleAlert } from "lucide-react";
import { useReached } from "~/relay/connection";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { toneTints } from "~/ui/tones";
import { explain } from "../ScreenError";
import { useTryAgain } from "../useTryAgain";

interface Props {
  /** Names what could not be loaded. */
  title: string;
  failure: Error;
  /** What that means for what the screen shows. */
  effect?: string | undefined;
}

/**
 * Says above a screen, for as long as it is so, that it does not show what was asked for, or not its latest state; retries
 * once that may help. Its button stands at the left, where no toast covers it.
 */
export function KeptNotice({ title, failure, effect = "You still see what was here before." }: Props) {
  const tryAgain = useTryAgain();
  useReached(tryAgain);
  return (
    <div
      role="alert"
      className={classNames(
        "sticky top-(--header-height) z-20 mb-3 flex items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-2 text-sm max-sm:flex-wrap",
        toneTints.warning,
      )}
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>{`${explain(failure).text} ${effect}`}</p>
      </div>
      <Button size="sm" icon={<RotateCw />} onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
