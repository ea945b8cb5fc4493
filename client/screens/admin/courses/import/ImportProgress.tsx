import { CircleCheck, FileUp, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type {
  ImportProgressQuery,
  ImportProgressQuery$data,
} from "~/__generated__/ImportProgressQuery.graphql";
import type { ImportProgressSubscription } from "~/__generated__/ImportProgressSubscription.graphql";
import { useFetched } from "~/relay/useFetched";
import { useLive } from "~/relay/useLive";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorState } from "~/ui/ErrorState";
import { ProgressBar } from "~/ui/ProgressBar";
import { Skeleton } from "~/ui/Skeleton";

const query = graphql`
  query ImportProgressQuery($importId: Int!) {
    courseImport(databaseId: $importId) {
      state
      filesRead
      fileCount
      message
      course {
        databaseId
        title
        code
      }
    }
  }
`;

const subscription = graphql`
  subscription ImportProgressSubscription($importId: Int!) {
    courseImportChanged(importId: $importId) {
      state
    }
  }
`;

type Import = NonNullable<ImportProgressQuery$data["courseImport"]>;

interface Props {
  importId: number;
  /** Imports another archive. */
  onAgain: () => void;
}

/** How far an import is, live, and the course in the end. */
export function ImportProgress({ importId, onAgain }: Props) {
  const [changes, setChanges] = useState(0);
  const again = () => setChanges((before) => before + 1);
  useLive<ImportProgressSubscription>(subscription, {
    variables: { importId },
    onEvent: again,
    onCatchUp: again,
  });
  const response = useFetched<ImportProgressQuery>(query, { importId }, String(changes));
  const retry = (
    <Button icon={<FileUp />} onClick={onAgain}>
      Import another archive
    </Button>
  );
  if (response === null) return <ErrorState title="Unable to load the import" onRetry={again} />;
  if (response === undefined)
    return (
      <Card title="Importing the course…">
        <Skeleton className="h-10" />
      </Card>
    );
  if (!response.courseImport)
    return (
      <EmptyState title="This import is gone" action={retry}>
        Imports are kept for seven days.
      </EmptyState>
    );
  return <State found={response.courseImport} again={retry} />;
}

function State({ found, again }: { found: Import; again: ReactNode }) {
  const { state, course, message, filesRead, fileCount } = found;
  if (state === "FAILED") return <ErrorState title={message ?? "The import failed"} action={again} />;
  if (state === "RUNNING") {
    // The last part is writing everything at once.
    const percent = Math.round((100 * filesRead) / (fileCount + 1));
    return (
      <Card title="Importing the course…">
        <div role="status" className="grid gap-3 text-sm text-soft">
          <ProgressBar label="Import" value={percent} tone="brand" />
          <p>{`${filesRead} of ${fileCount} files read. You can leave this page; the import goes on.`}</p>
        </div>
      </Card>
    );
  }
  if (!course)
    return (
      <EmptyState title="The imported course was deleted" action={again}>
        Import the archive again to get it back.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={`Imported “${course.title}”`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink variant="primary" icon={<Pencil />} to={`/admin/courses/${course.databaseId}`}>
            Open the course
          </ButtonLink>
          {again}
        </div>
      }
    >
      {`It's a draft with the code ${course.code}. Learners see it once you publish it.`}
    </EmptyState>
  );
}
