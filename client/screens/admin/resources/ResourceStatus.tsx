import { Badge } from "~/ui/Badge";

/** Whether anybody but staff sees a resource. */
export function ResourceStatus({ status }: { status: string }) {
  return status === "PUBLISHED" ? (
    <Badge tone="success">Published</Badge>
  ) : (
    <Badge tone="warning">Draft</Badge>
  );
}
