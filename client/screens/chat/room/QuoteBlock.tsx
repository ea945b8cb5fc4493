import { chatMessages } from "#gateway/domains/chat/contract";
import type { Quote } from "../messageData";

interface Props {
  quote: Quote;
  /** Jumps to the original. */
  onOpen?: ((id: number) => void) | undefined;
}

const look =
  "block w-full max-w-xl rounded-md border-l-2 border-brand-line bg-sunken px-3 py-1.5 text-left text-xs";

/** The quoted message of a reply; a press jumps to the original. */
export function QuoteBlock({ quote, onOpen }: Props) {
  const { id, authorName, text, isDeleted } = quote;
  const inside = (
    <>
      <span className="block font-medium text-soft">{authorName} </span>
      <span dir="auto" className="line-clamp-2 text-start wrap-anywhere whitespace-pre-wrap text-muted">
        {isDeleted ? <em>{chatMessages.deleted}</em> : text}
      </span>
    </>
  );
  if (!onOpen) return <div className={look}>{inside}</div>;
  return (
    <button type="button" onClick={() => onOpen(id)} className={`${look} hover:bg-hover`}>
      <span className="sr-only">Go to the message of </span>
      {inside}
    </button>
  );
}
