import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import { curriculumMessages } from "../../../../gateway/domains/curricula/contract";
import type { EditCurriculumScreenMutation } from "../../../__generated__/EditCurriculumScreenMutation.graphql";
import type { EditCurriculumScreenQuery } from "../../../__generated__/EditCurriculumScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useMutation } from "../../../relay/useMutation";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { PageHeader } from "../../../ui/PageHeader";
import { UnknownCurriculum } from "../UnknownCurriculum";
import { AdminCurriculumForm } from "./AdminCurriculumForm";
import { curriculumAddresses, viewAddress } from "./curriculumAddresses";
import type { SaveCurriculum } from "./saveCurriculum";

const query = graphql`
  query EditCurriculumScreenQuery($databaseId: Int!) @preloadable {
    curriculum(databaseId: $databaseId) {
      databaseId
      title
      ...AdminCurriculumForm_curriculum
    }
  }
`;

const mutation = graphql`
  mutation EditCurriculumScreenMutation($curriculumId: Int!, $input: CurriculumInput!) {
    result: updateCurriculum(curriculumId: $curriculumId, input: $input) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          ...AdminCurriculumForm_curriculum
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: curriculumMessages.updated, fallback: "Unable to update curriculum" };

type Shown = NonNullable<EditCurriculumScreenQuery["response"]["curriculum"]>;

/** Changes a curriculum, then leads back to it; its outline stays. */
export function EditCurriculumScreen() {
  const { curriculum } = useRouteQuery<EditCurriculumScreenQuery>(query);
  return curriculum ? <Editor curriculum={curriculum} /> : <UnknownCurriculum />;
}

function Editor({ curriculum }: { curriculum: Shown }) {
  const { databaseId, title } = curriculum;
  const name = `Edit ${title}`;
  useScreenTitle(name);
  const navigate = useNavigate();
  const [update] = useMutation<EditCurriculumScreenMutation>(mutation, texts);
  const { detail } = curriculumAddresses(databaseId);
  const save: SaveCurriculum = async (input, onFieldErrors) => {
    const saved = await update({ curriculumId: databaseId, input }, { onFieldErrors });
    if (!saved) return false;
    // After the form has taken note that nothing is unsaved any more.
    setTimeout(() => void navigate(detail));
    return true;
  };
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: "Curriculum", to: "/admin/curriculum" },
          { label: title, to: viewAddress(curriculum) },
          { label: "Edit" },
        ]}
      />
      <AdminCurriculumForm
        curriculum={curriculum}
        submitLabel="Save curriculum"
        back={detail}
        onSave={save}
      />
    </>
  );
}
