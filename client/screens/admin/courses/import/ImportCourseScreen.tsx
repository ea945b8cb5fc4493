import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ImportCourseScreenQuery } from "~/__generated__/ImportCourseScreenQuery.graphql";
import { UploadArea } from "~/files/UploadArea";
import { parseId } from "~/formats/addresses";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { CheckArchive } from "./CheckArchive";
import { ImportProgress } from "./ImportProgress";

const query = graphql`
  query ImportCourseScreenQuery @preloadable {
    categories(first: 100) {
      nodes {
        databaseId
        name
      }
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
  useScreenTitle("Import course");
  const [params, setParams] = useSearchParams();
  const [fileId, importId] = [idIn(params, "file"), idIn(params, "import")];
  const options = categories.nodes.map(({ databaseId, name }) => ({
    value: String(databaseId),
    label: name,
  }));
  return (
    <>
      <PageHeader
        title="Import course"
        subtitle="Creates a draft course from an exported one, with its lessons, questions, resources and files."
        breadcrumbs={[{ label: "Courses", to: "/admin/courses" }, { label: "Import" }]}
      />
      <div className="grid max-w-4xl gap-6">
        {importId === null && fileId === null && (
          <Card title="Archive">
            <p className="mb-4 text-sm text-soft">
              Use Export on a course's page to get its archive. Nothing is imported until you have seen what
              it holds.
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
