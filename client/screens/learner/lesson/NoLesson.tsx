import { FileText } from "lucide-react";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

/** Shown for a topic that has no lesson. */
export function NoLesson() {
  return (
    <Card>
      <EmptyState icon={<FileText />} title="No lesson yet">
        This topic is taught in class. Its lesson appears here once it is published.
      </EmptyState>
    </Card>
  );
}
