import { memo } from "react";
import { splitMessage } from "./messageParts";

/** A plain text with its addresses as links. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return (
    // Each message has the direction of its own script.
    <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-ink">
      {splitMessage(text).map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-brand-ink underline underline-offset-2"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
});
