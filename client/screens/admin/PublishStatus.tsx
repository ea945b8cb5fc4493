import { Badge } from "~/ui/Badge";

/** Whether people other than staff see something. */
export function PublishStatus({ status }: { status: string }) {
  return status === "PUBLISHED" ? (
    <Badge tone="success">Published</Badge>
  ) : (
    <Badge tone="warning">Draft</Badge>
  );
}
