import { graphql } from "react-relay";
import type { UploadOutlineScreenQuery } from "~/__generated__/UploadOutlineScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CurriculumNotFound } from "~/screens/admin/CurriculumNotFound";
import { PageHeader } from "~/ui/PageHeader";
import { curriculumAddresses, viewAddress } from "../curriculumAddresses";
import { OutlineUpload } from "./OutlineUpload";

const query = graphql`
  query UploadOutlineScreenQuery($databaseId: Int!) @preloadable {
    curriculum(databaseId: $databaseId) {
      databaseId
      title
      ...OutlineUpload_curriculum
    }
  }
`;

/** Brings modules and topics into a curriculum from a text or a file. */
export function UploadOutlineScreen() {
  const { curriculum } = useRouteQuery<UploadOutlineScreenQuery>(query);
  return curriculum ? <Upload curriculum={curriculum} /> : <CurriculumNotFound />;
}

interface UploadProps {
  curriculum: NonNullable<UploadOutlineScreenQuery["response"]["curriculum"]>;
}

function Upload({ curriculum }: UploadProps) {
  useScreenTitle("Upload topics");
  return (
    <>
      <PageHeader
        title="Upload topics"
        subtitle={`Modules and topics of ${curriculum.title}, as Markdown, CSV or JSON.`}
        breadcrumbs={[
          { label: "Curriculum", to: curriculumAddresses(curriculum.databaseId).list },
          { label: curriculum.title, to: viewAddress(curriculum) },
          { label: "Upload topics" },
        ]}
      />
      <OutlineUpload curriculum={curriculum} />
    </>
  );
}
