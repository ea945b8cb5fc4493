import { Compass } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../ui/ButtonLink";
import { PageHeader } from "../ui/PageHeader";
import { useScreenTitle } from "./useScreenTitle";

export interface NotFoundStateProps {
  /** What was not found: 'Course', 'Page'. */
  what: string;
  /** A possible reason. */
  children?: ReactNode;
  /** Other actions; the catalogue by default. */
  actions?: ReactNode;
}

/** Shown for an address that leads to nothing the viewer may see, with links to go on. */
export function NotFoundState({ what, children, actions }: NotFoundStateProps) {
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
        {actions ?? (
          <>
            <ButtonLink to="/courses" variant="primary">
              View all courses
            </ButtonLink>
            <ButtonLink to="/home">Go to Home</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
