import { BookOpen, CalendarDays, UserRoundCheck } from "lucide-react";

const claims = [
  {
    icon: BookOpen,
    figure: "10+",
    title: "More than 10 courses",
    text: "From your first web page to the cloud. Every curriculum is open to read.",
  },
  {
    icon: UserRoundCheck,
    figure: "Expert",
    title: "Expert instruction",
    text: "Written and taught by people who do this work, and who answer when you are stuck.",
  },
  {
    icon: CalendarDays,
    figure: "365",
    title: "365 days of access",
    text: "Learn at your own pace and come back to every topic for a full year.",
  },
] as const;

/** The three promises. */
export function Claims() {
  return (
    <section aria-labelledby="claims">
      <h2 id="claims" className="sr-only">
        What you get
      </h2>
      <ul className="grid gap-8 sm:grid-cols-3 sm:gap-0 sm:divide-x sm:divide-line">
        {claims.map(({ icon: Icon, figure, title, text }) => (
          <li key={title} className="sm:px-8 sm:first:pl-0 sm:last:pr-0">
            <p aria-hidden className="flex items-center gap-3 text-3xl font-semibold tracking-tight text-ink">
              <Icon className="size-6 text-brand-ink" strokeWidth={1.75} />
              {figure}
            </p>
            <h3 className="mt-3 text-sm font-semibold text-ink">{title}</h3>
            <p className="mt-1 text-sm text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
