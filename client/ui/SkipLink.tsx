import type { MouseEvent } from "react";

/** The first tab stop, in a landmark of its own. It skips the menus to the heading of the main content (`<main id="main" tabIndex={-1}>`). */
export function SkipLink({ target = "main" }: { target?: string }) {
  // Handled in code, since the router would treat a fragment in the address as a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(target);
    main?.scrollIntoView();
    main?.focus();
    // Past what stands before it, such as a course's outline.
    main?.querySelector("h1")?.focus();
  };
  return (
    <nav aria-label="Skip">
      <a
        href={`#${target}`}
        onClick={skip}
        className="touch fixed top-2 left-2 z-50 inline-flex -translate-y-16 items-center rounded-md bg-brand px-4 py-2 text-sm font-medium text-on-brand focus:translate-y-0 focus:shadow-float"
      >
        Skip to content
      </a>
    </nav>
  );
}
