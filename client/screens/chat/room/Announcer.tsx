import { useEffect, useState } from "react";
import { minuteMs } from "#gateway/domains/durationContract";
import { type ChatMessage, getShownText } from "../messageData";

interface Props {
  messages: readonly ChatMessage[];
  viewerId: number;
}

/** Announces new messages of others to screen readers, politely. */
export function Announcer({ messages, viewerId }: Props) {
  const [opened] = useState(() => Date.now());
  const [known, setKnown] = useState(messages.at(-1)?.id ?? 0);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const last = messages.at(-1);
    if (!last || last.id <= known) return;
    setKnown(last.id);
    // Pages loaded by scrolling are not new messages.
    const news = messages.filter(
      ({ id, authorId, isDeleted, createdDate }) =>
        id > known && authorId !== viewerId && !isDeleted && Date.parse(createdDate) >= opened - skew,
    );
    if (news.length > 0) setSaid(announce(news));
  }, [messages, known, viewerId, opened]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

/** The tolerated difference between the clocks of browser and gateway, in milliseconds. */
const skew = minuteMs;
const mostRead = 3;

function announce(news: readonly ChatMessage[]): string {
  if (news.length > mostRead) return `${news.length} new messages, the last of ${news.at(-1)?.authorName}`;
  return news.map(({ authorName, text, files }) => `${authorName}: ${getShownText(text, files)}`).join(". ");
}
