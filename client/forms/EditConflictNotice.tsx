import { GitCompareArrows } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../ui/Button";
import { Callout } from "../ui/Callout";
import type { CrossedField } from "./editConflict";

export interface EditConflictNoticeProps<V> {
  title: string;
  /** The return value of `useEditConflict`. Without a conflict nothing is rendered. */
  crossing: { crossed: readonly CrossedField<V>[] | null; giveUp: (field: CrossedField<V>) => void };
  labels: { readonly [K in keyof V]: string };
  /** Formats a field's value as text; unchanged by default. */
  formatTheirs?: (field: CrossedField<V>) => string;
}

/** Takes the focus whenever there is a new conflict: the button that saved may be far below the notice. */
function useFocusOnConflict<V>(fields: readonly CrossedField<V>[] | null) {
  const notice = useRef<HTMLElement>(null);
  // Giving up a value is no new conflict.
  const theirs = fields && JSON.stringify(fields.map((field) => [field.name, field.theirs]));
  useEffect(() => {
    if (theirs !== null) notice.current?.focus();
  }, [theirs]);
  return notice;
}

const asTyped = ({ theirs }: { theirs: unknown }) => String(theirs);

/** Shown when someone else saved first: lists their changes beside the person's own, which stay in the form. */
export function EditConflictNotice<V>(props: EditConflictNoticeProps<V>) {
  const { title, crossing, labels, formatTheirs = asTyped } = props;
  const { crossed: fields, giveUp } = crossing;
  const notice = useFocusOnConflict(fields);
  if (fields === null) return null;
  const isAnyOwn = fields.some(({ isOwnToo }) => isOwnToo);
  return (
    <Callout
      ref={notice}
      label="Changed by someone else"
      tone="warning"
      icon={<GitCompareArrows aria-hidden />}
      title={title}
      className="mb-5"
    >
      <p className="mt-1">
        {isAnyOwn
          ? "Your changes are still in the form. Saving again replaces theirs."
          : "The form shows the latest version with your changes. Review it and save again."}
      </p>
      <ul className="mt-3 grid gap-2">
        {fields.map((field) => (
          <li key={field.name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {labels[field.name]} is now <strong>{formatTheirs(field) || "empty"}</strong>
              {field.isOwnToo && ", yours differs"}
            </span>
            {field.isOwnToo && (
              <Button size="sm" onClick={() => giveUp(field)}>
                Use theirs<span className="sr-only"> for {labels[field.name]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
