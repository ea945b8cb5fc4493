import type { ReactNode, Ref } from "react";
import { classNames } from "./classNames";
import { type Tone, toneTints } from "./tones";

interface Props {
  /** The region's name for assistive technology. */
  label: string;
  tone: Tone;
  icon: ReactNode;
  title: string;
  /** The level of the title. */
  level?: 2 | 3;
  className?: string;
  /** Set where it can take the focus, when it appears out of sight. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a screen that needs attention, with what can be done about it. */
export function Callout({ label, tone, icon, title, level = 2, className, ref, children }: Props) {
  const Title = `h${level}` as const;
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-label={label}
      className={classNames("scroll-mt-20 rounded-lg border px-4 py-3 text-sm", toneTints[tone], className)}
    >
      <Title className="flex items-center gap-2 font-semibold [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        {title}
      </Title>
      {children}
    </section>
  );
}
