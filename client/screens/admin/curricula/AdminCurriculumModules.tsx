import { ScrollText, Upload } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AdminCurriculumModules_curriculum$key } from "../../../__generated__/AdminCurriculumModules_curriculum.graphql";
import { ButtonLink } from "../../../ui/ButtonLink";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { Outline } from "../../../ui/Outline";
import { curriculumAddresses } from "./curriculumAddresses";

const fragment = graphql`
  fragment AdminCurriculumModules_curriculum on Curriculum {
    databaseId
    modules {
      id
      name
      topics {
        id
        name
      }
    }
  }
`;

/** The modules of a curriculum in order, with the names of their topics. */
export function AdminCurriculumModules({
  curriculum,
}: {
  curriculum: AdminCurriculumModules_curriculum$key;
}) {
  const { databaseId, modules } = useFragment(fragment, curriculum);
  return modules.length === 0 ? <NoModules databaseId={databaseId} /> : <Outline modules={modules} />;
}

function NoModules({ databaseId }: { databaseId: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ScrollText />}
        title="No modules yet"
        action={
          <ButtonLink variant="primary" icon={<Upload />} to={curriculumAddresses(databaseId).upload}>
            Upload an outline
          </ButtonLink>
        }
      >
        Write modules and topics as Markdown, CSV or JSON, or bring them in a file. They are listed here.
      </EmptyState>
    </Card>
  );
}
