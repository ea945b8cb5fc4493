import { graphql } from "react-relay";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type { CreateCurriculumScreenMutation } from "~/__generated__/CreateCurriculumScreenMutation.graphql";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { PageHeader } from "~/ui/PageHeader";
import { curriculumAddresses } from "../curriculumAddresses";
import type { SaveCurriculum } from "./AdminCurriculumForm";
import { AdminCurriculumForm } from "./AdminCurriculumForm";

const mutation = graphql`
  mutation CreateCurriculumScreenMutation($input: CurriculumInput!) {
    result: createCurriculum(input: $input) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          databaseId
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: curriculumMessages.created, fallback: curriculumMessages.createFailed };
const title = "Create curriculum";

/** Creates a curriculum, then opens it. */
export function CreateCurriculumScreen() {
  useScreenTitle(title);
  const leave = useLeaveForm();
  const [create] = useMutation<CreateCurriculumScreenMutation>(mutation, texts);
  const save: SaveCurriculum = async (input, onFieldErrors) => {
    const created = await create({ input }, { onFieldErrors });
    if (!created) return false;
    leave(curriculumAddresses(created.curriculum.databaseId).detail);
    return true;
  };
  return (
    <>
      <PageHeader
        title={title}
        subtitle="You can add modules and topics next."
        breadcrumbs={[{ label: "Curriculum", to: "/admin/curriculum" }, { label: "Create" }]}
      />
      <AdminCurriculumForm curriculum={null} submitLabel={title} back="/admin/curriculum" onSave={save} />
    </>
  );
}
