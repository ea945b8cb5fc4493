import type { ReactNode } from "react";

/** A section of the gallery with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 text-base font-semibold text-ink">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

/** A component in one state, labelled with the state's name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-xs text-muted">{name}</p>
      {children}
    </div>
  );
}

/** Specimens side by side, wrapping as needed. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
