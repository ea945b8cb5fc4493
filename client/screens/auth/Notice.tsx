import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "~/ui/classNames";
import { toneTints } from "~/ui/tones";

export interface NoticeProps {
  tone: "info" | "danger";
  children: ReactNode;
}

/** A message about the form as a whole, above its fields. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = tone === "danger" ? CircleAlert : Info;
  return (
    <div
      role={tone === "danger" ? "alert" : "note"}
      className={classNames(
        "mb-5 flex items-start gap-2.5 rounded-md border px-3.5 py-3 text-sm",
        toneTints[tone],
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
