import { FileText } from "lucide-react";
import { EmptyCard } from "~/ui/EmptyCard";

/** Shown for a topic that has no lesson. */
export function NoLesson() {
  return (
    <EmptyCard icon={<FileText />} title="No lesson yet">
      This topic is taught in class. Notes and recordings appear here afterwards.
    </EmptyCard>
  );
}
