import { Badge } from "~/ui/Badge";

/** Whether people other than staff can see a resource. */
export function ResourceStatus({ status }: { status: string }) {
  return status === "PUBLISHED" ? (
    <Badge tone="success">Published</Badge>
  ) : (
    <Badge tone="warning">Draft</Badge>
  );
}

/** The tags of a resource. */
export function ResourceTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className="text-muted">None</span>;
  return (
    <ul className="flex flex-wrap gap-1 max-sm:justify-end">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
