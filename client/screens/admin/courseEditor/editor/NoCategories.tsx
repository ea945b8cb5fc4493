import { ButtonLink } from "~/ui/ButtonLink";

/** A course needs a category, and there is none to choose yet. */
export function NoCategories() {
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      A course needs a category, and there is none yet.
      <ButtonLink to="/admin/categories/create" size="sm">
        Add Category
      </ButtonLink>
    </p>
  );
}
