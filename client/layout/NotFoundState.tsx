import { Compass } from "lucide-react";
import type { ReactNode } from "react";
import { type LabelledLink, LabelledLinks } from "../ui/ButtonLink";
import { PageHeader } from "../ui/PageHeader";
import { useScreenTitle } from "./useScreenTitle";

const publicWays: readonly LabelledLink[] = [
  { label: "View all courses", to: "/courses" },
  { label: "Go to Home", to: "/home" },
];

export interface NotFoundStateProps {
  /** The kind of thing that was not found: 'Course', 'Page'. */
  what: string;
  /** A possible reason. */
  children?: ReactNode;
  /** The links to go on, the main one first; the catalogue by default. */
  links?: readonly LabelledLink[];
}

/** Shown for an address that leads to nothing the viewer may see, with links to go on. */
export function NotFoundState({ what, children, links = publicWays }: NotFoundStateProps) {
  const title = `${what} not found`;
  useScreenTitle(title);
  return (
    <section className="mx-auto max-w-lg py-10 sm:py-16">
      <span
        aria-hidden
        className="mb-5 inline-flex rounded-lg border border-line bg-sunken p-3 text-muted [&>svg]:size-6"
      >
        <Compass />
      </span>
      <PageHeader title={title} subtitle={children} />
      <div className="flex flex-wrap gap-2">
        <LabelledLinks links={links} />
      </div>
    </section>
  );
}
