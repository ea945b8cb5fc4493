import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { TrainerWarningsQuery } from "~/__generated__/TrainerWarningsQuery.graphql";
import { quietRequest } from "~/relay/network";

const query = graphql`
  query TrainerWarningsQuery($batchId: Int!, $courseId: Int!, $trainerId: Int!) {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      id
      trainerWarnings(trainerId: $trainerId)
    }
  }
`;

interface Props {
  batchId: number;
  courseId: number;
  /** Empty while nobody is chosen. */
  trainerId: string;
}

/** Says what the chosen trainer teaches at the same time; assigning works all the same. */
export function TrainerWarnings({ batchId, courseId, trainerId }: Props) {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ trainerId: string; warnings: readonly string[] } | null>(null);
  useEffect(() => {
    if (trainerId === "") return;
    const reading = fetchQuery<TrainerWarningsQuery>(
      environment,
      query,
      { batchId, courseId, trainerId: Number(trainerId) },
      { networkCacheConfig: quietRequest },
    ).subscribe({
      next: ({ batchCourse }) => setKnown({ trainerId, warnings: batchCourse?.trainerWarnings ?? [] }),
      // Warnings hinder nothing, and so does their absence.
      error: () => setKnown(null),
    });
    return () => reading.unsubscribe();
  }, [environment, batchId, courseId, trainerId]);
  const warnings = known?.trainerId === trainerId ? known.warnings : [];
  return (
    <div role="status" className="-mt-3 empty:hidden">
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-2 text-sm text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {warning}
        </p>
      ))}
    </div>
  );
}
