import { Moon, Sun } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/Button";

interface Parts {
  styles: string;
  /** The mail without its styles, which the page's policy would refuse. */
  markup: string;
}

const pattern = /<style>([\s\S]*?)<\/style>/;

const split = (html: string): Parts => ({
  styles: pattern.exec(html)?.[1] ?? "",
  markup: html.replace(pattern, ""),
});

/** The styles as a client in this theme applies them, whatever the theme of this page. */
const inTheme = (styles: string, isDark: boolean): string =>
  styles.replace("@media (prefers-color-scheme: dark)", isDark ? "@media all" : "@media not all");

/** Gives a frame's document its styles, and the frame the height of its content. */
function dress(frame: HTMLIFrameElement, styles: string): void {
  const { contentDocument: document } = frame;
  const view = document?.defaultView;
  if (!document || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  frame.style.height = "0";
  frame.style.height = `${document.documentElement.scrollHeight}px`;
}

/** A mail as programs show it: in a frame that runs nothing and opens nothing, in light or dark. */
export function MailFrame({ html }: { html: string }) {
  const [isDark, setDark] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { styles, markup } = split(html);
  const shown = inTheme(styles, isDark);
  useEffect(() => {
    if (frame.current) dress(frame.current, shown);
  }, [shown]);
  return (
    <div>
      <Button size="sm" className="mb-2" icon={isDark ? <Sun /> : <Moon />} onClick={() => setDark(!isDark)}>
        {isDark ? "Show in light" : "Show in dark"}
      </Button>
      <iframe
        ref={frame}
        title="The mail"
        // The page itself dresses the document; no script of the mail could run.
        sandbox="allow-same-origin"
        srcDoc={markup}
        onLoad={(event) => dress(event.currentTarget, shown)}
        className="block min-h-64 w-full rounded-lg border border-line"
      />
    </div>
  );
}
