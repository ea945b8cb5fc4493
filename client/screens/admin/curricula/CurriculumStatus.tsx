import { Badge } from "~/ui/Badge";

/** Whether learners see a curriculum. */
export function CurriculumStatus({ status }: { status: string }) {
  return status === "PUBLISHED" ? (
    <Badge tone="success">Published</Badge>
  ) : (
    <Badge tone="warning">Draft</Badge>
  );
}
