import { Sparkles } from "lucide-react";
import type { GenerationKind } from "#gateway/domains/generation/contract";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

const words: Record<GenerationKind, string> = {
  TOPICS:
    "Modules and topics appear here as they come. Keep, change or drop each one, then save them all at once.",
  QUESTIONS:
    "Questions appear here as they come, with the correct answer. Keep, change or drop each one, then save.",
};

/** The place of a proposal before there is one. */
export function NothingYet({ kind }: { kind: GenerationKind }) {
  return (
    <Card>
      <EmptyState icon={<Sparkles />} title="Nothing proposed yet">
        {words[kind]}
      </EmptyState>
    </Card>
  );
}
