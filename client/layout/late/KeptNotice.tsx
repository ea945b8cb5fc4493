import { RotateCw, TriangleAlert } from "lucide-react";
import { useReached } from "~/relay/connection";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { endFailures } from "~/ui/toasts";
import { toneTints } from "~/ui/tones";
import { useTryAgain } from "../useTryAgain";
import { explain } from "./Failure";

interface Props {
  /** Names what could not be loaded. */
  title: string;
  failure: Error;
  /** The effect on the screen, as a sentence. */
  effect?: string | undefined;
}

/**
 * Says above a screen, for as long as it is so, that it does not show what was asked for, or not its latest state; retries
 * once that may help. Its button stands below the text, where no toast covers it.
 */
export function KeptNotice({ title, failure, effect = "You still see what was here before." }: Props) {
  const tryAgain = useTryAgain();
  useReached(tryAgain);
  const retry = () => {
    endFailures();
    tryAgain();
  };
  return (
    <div
      role="alert"
      className={classNames(
        "sticky top-(--header-height) z-20 mb-3 flex gap-3 rounded-lg border px-4 py-3 text-sm",
        toneTints.warning,
      )}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>{`${explain(failure).text} ${effect}`}</p>
        <Button size="sm" icon={<RotateCw />} className="mt-2" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
