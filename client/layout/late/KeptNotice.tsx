import { RotateCw, TriangleAlert } from "lucide-react";
import { useReached } from "~/relay/connection";
import type { RequestError } from "~/relay/requestError";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { toneTints } from "~/ui/tones";
import { explain } from "../ScreenError";
import { useTryAgain } from "../useTryAgain";

interface Props {
  /** Names what could not be loaded. */
  title: string;
  failure: RequestError;
}

/** Says above a screen, for as long as it is so, that it does not show what was asked for; retries once that may help. */
export function KeptNotice({ title, failure }: Props) {
  const tryAgain = useTryAgain();
  useReached(tryAgain);
  return (
    <div
      role="alert"
      className={classNames(
        "sticky top-(--header-height) z-20 mb-3 flex items-center gap-3 rounded-lg border px-4 py-2 text-sm",
        toneTints.warning,
      )}
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p>{`${explain(failure).text} You still see what was here before.`}</p>
      </div>
      <Button size="sm" icon={<RotateCw />} onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
