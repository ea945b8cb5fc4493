import { graphql } from "react-relay";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type { CreateCurriculumScreenMutation } from "~/__generated__/CreateCurriculumScreenMutation.graphql";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { curriculumAddresses } from "../curriculumAddresses";
import { AdminCurriculumForm } from "./AdminCurriculumForm";

const mutation = graphql`
  mutation CreateCurriculumScreenMutation($input: CurriculumInput!) {
    result: createCurriculum(input: $input) {
      ... on CurriculumPayload @alias(as: "payload") {
        curriculum {
          databaseId
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: curriculumMessages.created, fallback: curriculumMessages.createFailed };
const title = "Create curriculum";

/** Creates a curriculum, then opens it. */
export function CreateCurriculumScreen() {
  useScreenTitle(title);
  const save = useSave<CreateCurriculumScreenMutation>(mutation, texts);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="You can add modules and topics next."
        breadcrumbs={[{ label: "Curriculum", to: "/admin/curriculum" }, { label: "Create" }]}
      />
      <AdminCurriculumForm
        curriculum={null}
        submitLabel={title}
        back="/admin/curriculum"
        onSave={(input, onFieldErrors) =>
          save(
            { input },
            { onFieldErrors, to: ({ curriculum }) => curriculumAddresses(curriculum.databaseId).detail },
          )
        }
      />
    </>
  );
}
