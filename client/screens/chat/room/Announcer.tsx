import { useEffect, useState } from "react";
import type { ChatMessage } from "../messageData";

interface Props {
  messages: readonly ChatMessage[];
  viewerId: number;
}

/** Says new messages of others to screen readers, when they have nothing more urgent to say. */
export function Announcer({ messages, viewerId }: Props) {
  const [opened] = useState(() => Date.now());
  const [known, setKnown] = useState(messages.at(-1)?.id ?? 0);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const last = messages.at(-1);
    if (!last || last.id <= known) return;
    setKnown(last.id);
    // Pages that are scrolled to are no news.
    const news = messages.filter(
      ({ id, authorId, isDeleted, createdDate }) =>
        id > known && authorId !== viewerId && !isDeleted && Date.parse(createdDate) >= opened - skew,
    );
    if (news.length > 0) setSaid(wordsOf(news));
  }, [messages, known, viewerId, opened]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

/** Milliseconds by which the clocks of browser and gateway may differ. */
const skew = 60_000;
const mostRead = 3;

function wordsOf(news: readonly ChatMessage[]): string {
  if (news.length > mostRead) return `${news.length} new messages, the last of ${news.at(-1)?.authorName}`;
  return news.map(({ authorName, text }) => `${authorName}: ${text}`).join(". ");
}
