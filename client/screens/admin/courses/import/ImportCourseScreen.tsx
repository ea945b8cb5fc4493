import { CircleCheck, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ImportCourseScreenImportProgressQuery } from "~/__generated__/ImportCourseScreenImportProgressQuery.graphql";
import type { ImportCourseScreenImportProgressSubscription } from "~/__generated__/ImportCourseScreenImportProgressSubscription.graphql";
import type { ImportCourseScreenQuery } from "~/__generated__/ImportCourseScreenQuery.graphql";
import { UploadArea } from "~/files/UploadArea";
import { parseId } from "~/formats/addresses";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { ScreenHead } from "~/layout/ScreenHead";
import { FetchedPart } from "~/relay/FetchedPart";
import { useLive } from "~/relay/useLive";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorState } from "~/ui/ErrorState";
import { ProgressBar } from "~/ui/ProgressBar";
import { AgainButton, CheckArchive, WaitingCard } from "./CheckArchive";

const progressQuery = graphql`
  query ImportCourseScreenImportProgressQuery($importId: Int!) {
    courseImport(databaseId: $importId) {
      state
      filesRead
      fileCount
      message
      course { databaseId title code }
    }
  }
`;

const subscription = graphql`
  subscription ImportCourseScreenImportProgressSubscription($importId: Int!) {
    courseImportChanged(importId: $importId) { state }
  }
`;

type Import = NonNullable<ImportCourseScreenImportProgressQuery["response"]["courseImport"]>;

interface Props {
  importId: number;
  /** Imports another archive. */
  onAgain: () => void;
}

/** How far an import is, live, and the course in the end. */
function ImportProgress({ importId, onAgain }: Props) {
  const [changes, setChanges] = useState(0);
  const again = () => setChanges((before) => before + 1);
  useLive<ImportCourseScreenImportProgressSubscription>(subscription, {
    variables: { importId },
    onEvent: again,
    onCatchUp: again,
  });
  const retry = <AgainButton onClick={onAgain}>Import another archive</AgainButton>;
  return (
    <FetchedPart<ImportCourseScreenImportProgressQuery>
      query={progressQuery}
      variables={{ importId }}
      version={changes}
      loading={<WaitingCard title="Importing the course…" height="h-10" />}
      failed="Unable to load the import"
    >
      {({ courseImport }) =>
        courseImport ? (
          <State found={courseImport} again={retry} />
        ) : (
          <EmptyState title="This import is gone" action={retry}>
            Imports are kept for seven days.
          </EmptyState>
        )
      }
    </FetchedPart>
  );
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

const query = graphql`
  query ImportCourseScreenQuery @preloadable {
    categories(first: 100) {
      nodes { databaseId name }
    }
  }
`;

const idIn = (params: URLSearchParams, name: string) => {
  const given = params.get(name);
  return given === null ? null : parseId(given);
};

/** Makes a course from the archive of one. Its steps are in the address, so a reload goes on. */
export function ImportCourseScreen() {
  const { categories } = useRouteQuery<ImportCourseScreenQuery>(query);
  const [params, setParams] = useSearchParams();
  const [fileId, importId] = [idIn(params, "file"), idIn(params, "import")];
  const options = categories.nodes.map(({ databaseId, name }) => ({
    value: String(databaseId),
    label: name,
  }));
  return (
    <>
      <ScreenHead
        title="Import course"
        subtitle="Creates a draft course from an exported one, with its lessons, questions, resources and files."
        breadcrumbs={[{ label: "Courses", to: "/admin/courses" }, { label: "Import" }]}
      />
      <UnsavedChanges />
      <div className="grid max-w-4xl gap-6">
        {importId === null && fileId === null && (
          <Card title="Archive">
            <p className="mb-4 text-sm text-soft">
              Use Export on a course's page to get its archive. You review its contents before the import.
            </p>
            <UploadArea
              label="Upload an archive"
              accept=".zip,application/zip"
              onUploaded={({ id }) => setParams({ file: String(id) })}
            />
          </Card>
        )}
        {importId === null && fileId !== null && (
          <CheckArchive
            key={fileId}
            fileId={fileId}
            categories={options}
            onStarted={(id) => setParams({ import: String(id) }, { replace: true })}
            onAgain={() => setParams({})}
          />
        )}
        {importId !== null && (
          <ImportProgress key={importId} importId={importId} onAgain={() => setParams({})} />
        )}
      </div>
    </>
  );
}
