import { type MouseEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useScrollStops } from "./useScrollStops";

/** Whether a press on a link stays in this tab, as a press without keys does. */
const staysHere = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isFile = (path: string) => path.startsWith("/files/") || path.startsWith("/demo/");

/**
 * A text that the gateway has rendered from Markdown. The gateway escapes HTML and drops unsafe links, so the text is
 * shown as it comes. Links to screens of this site open in place.
 */
export function RenderedText({ html, className = "" }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  useScrollStops(text, html);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    const path = link?.getAttribute("href");
    if (!path || isFile(path) || !staysHere(event)) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      ref={text}
      dir="auto"
      className={`rendered-text ${className}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
