import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

interface HeadProps {
  id: string;
  title: string;
  text: string;
  more: { label: string; to: string };
}

/** The head of a section, with a link to the full list. */
function SectionHead({ id, title, text, more }: HeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id={id} className="text-2xl font-semibold tracking-tight text-ink">
          {title}
        </h2>
        <p className="mt-1.5 max-w-xl text-sm text-pretty text-muted">{text}</p>
      </div>
      <Link
        to={more.to}
        className="touch group inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-brand-ink hover:underline"
      >
        {more.label}
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    </header>
  );
}

interface Props extends Omit<HeadProps, "id"> {
  children: ReactNode;
}

/** A section of the landing page with its head. */
export function HomeSection({ children, ...head }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} {...head} />
      {children}
    </section>
  );
}
