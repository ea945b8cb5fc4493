import { BadgeInfo, Lightbulb, type LucideIcon, OctagonAlert } from "lucide-react";
import { calloutToneLabels, calloutTones } from "#gateway/domains/lessons/readerContract";
import { classNames } from "~/ui/classNames";
import { RenderedText } from "~/ui/RenderedText";
import { type Tone, toneInks, toneTints } from "~/ui/tones";

type CalloutTone = (typeof calloutTones)[number];

// None of the icons of toasts, whose file would then load with every lesson.
const looks: Record<CalloutTone, { tone: Tone; icon: LucideIcon }> = {
  INFO: { tone: "info", icon: BadgeInfo },
  TIP: { tone: "success", icon: Lightbulb },
  WARNING: { tone: "warning", icon: OctagonAlert },
};

/** A remark in a coloured box. Its icon and name say what the colour does. */
export function CalloutView({ html, tone: given }: { html: string; tone: string | null | undefined }) {
  const tone = calloutTones.find((calloutTone) => calloutTone === given) ?? "INFO";
  const { tone: tint, icon: Icon } = looks[tone];
  return (
    <aside
      aria-label={calloutToneLabels[tone]}
      className={classNames("flex gap-3 rounded-lg border px-4 py-3.5", toneTints[tint])}
    >
      <Icon aria-hidden className={classNames("mt-1 size-5 shrink-0", toneInks[tint])} />
      <RenderedText html={html} className="min-w-0 flex-1 text-base! text-ink!" />
    </aside>
  );
}
