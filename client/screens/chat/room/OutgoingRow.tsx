import { CircleAlert, Clock, LoaderCircle } from "lucide-react";
import { formatDateTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import type { Account } from "~/session/account";
import { Avatar } from "~/ui/Avatar";
import { Button } from "~/ui/Button";
import { MessageFiles } from "./MessageFiles";
import { MessageText } from "./MessageText";
import type { OutgoingMessage } from "./outbox";
import { QuoteBlock } from "./QuoteBlock";

interface Props {
  message: OutgoingMessage;
  author: Pick<Account, "name" | "avatarUrl">;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
}

/** An own message that is not saved yet: being sent, waiting for the connection, or refused with Retry. */
export function OutgoingRow({ message, author, onRetry, onDiscard }: Props) {
  const { text, quote, files, createdDate, failure, isWaiting } = message;
  return (
    <li data-message={`out ${message.clientId}`} className="flex gap-3 px-4 py-2">
      <Avatar name={author.name} src={author.avatarUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
          <span className="text-sm font-semibold text-ink">{author.name}</span>
          <time dateTime={createdDate} className="tabular-nums">
            {formatDateTime(createdDate, ownZone())}
          </time>
          {failure === null && isWaiting && (
            <span className="inline-flex items-center gap-1 self-center">
              <Clock aria-hidden className="size-3" /> Waiting for connection
            </span>
          )}
          {failure === null && !isWaiting && (
            <span className="inline-flex items-center gap-1 self-center">
              <LoaderCircle aria-hidden className="size-3 animate-spin" /> Sending…
            </span>
          )}
        </p>
        {quote && <QuoteBlock quote={quote} />}
        {text && <MessageText text={text} />}
        <MessageFiles files={files} />
        {failure === null && isWaiting && (
          <p>
            <Button size="sm" variant="ghost" className="-ml-2" onClick={() => onDiscard(message)}>
              Discard
            </Button>
          </p>
        )}
        {failure !== null && (
          <div role="alert" className="flex flex-wrap items-center gap-2 text-xs font-medium text-danger-ink">
            <span className="flex min-w-0 items-start gap-1.5">
              <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              <span className="min-w-0">Not sent: {failure}</span>
            </span>
            <Button size="sm" onClick={() => onRetry(message)}>
              Retry
            </Button>
            <Button size="sm" variant="ghost" onClick={() => onDiscard(message)}>
              Discard
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
