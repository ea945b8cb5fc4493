import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { nameLanguage } from "#gateway/domains/lessons/readerContract";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { uncopied } from "~/ui/copyAndTell";
import { copyText } from "~/ui/copyText";
import { RenderedText } from "~/ui/RenderedText";
import { showToast } from "~/ui/toasts";

interface Props {
  /** The code as it was written, for copying. */
  code: string;
  /** The highlighted code. */
  html: string;
  language: string;
}

/** How long 'Copied' is shown, in milliseconds. */
const copiedFor = 2_000;

/** Code with its language, and a button that copies it. */
export function CodeView({ code, html, language }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(code)) setCopied(true);
    else showToast({ tone: "danger", message: uncopied("code") });
  };
  const name = nameLanguage(language);
  const isOutput = language === "";
  return (
    <figure
      aria-label={isOutput ? name : `${name} code`}
      className={classNames("overflow-hidden rounded-lg bg-sunken", !isOutput && "border border-line")}
    >
      <figcaption
        className={classNames(
          "flex min-h-10 items-center justify-between gap-3 px-4 text-xs text-muted",
          !isOutput && "border-b border-line",
        )}
      >
        <span>{name}</span>
        <Button
          size="sm"
          variant="ghost"
          className="-mr-2.5"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void copy()}
        >
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </figcaption>
      <RenderedText html={html} className="[&_pre]:m-0 [&_pre]:rounded-none [&_pre]:border-0" />
    </figure>
  );
}
