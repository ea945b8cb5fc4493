import { graphql } from "react-relay";
import type { EditCurriculumScreenQuery } from "~/__generated__/EditCurriculumScreenQuery.graphql";
import { createCurriculum, updateCurriculum } from "~/commands/catalogueCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { curriculumAddresses, viewAddress } from "../curriculumAddresses";
import { AdminCurriculumForm } from "./AdminCurriculumForm";

const title = "Create curriculum";

/** Creates a curriculum, then opens it. */
export function CreateCurriculumScreen() {
  const save = useSave(createCurriculum);
  return (
    <>
      <ScreenHead
        title={title}
        subtitle="You can add modules and topics next."
        breadcrumbs={[{ label: "Curriculum", to: "/admin/curriculum" }, { label: "Create" }]}
      />
      <AdminCurriculumForm
        curriculum={null}
        submitLabel={title}
        back="/admin/curriculum"
        onSave={(input, { onFieldErrors }) =>
          save(
            { input },
            { onFieldErrors, to: ({ curriculum }) => curriculumAddresses(curriculum.databaseId).detail },
          )
        }
      />
    </>
  );
}

function Editor({ curriculum, readNewest }: FoundProps<EditCurriculumScreenQuery, "curriculum">) {
  const { databaseId: curriculumId, title } = curriculum;
  const name = `Edit ${title}`;
  const save = useSave(updateCurriculum, readNewest);
  const { detail } = curriculumAddresses(curriculumId);
  return (
    <>
      <ScreenHead
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
        onSave={(input, { version, ...saving }) =>
          save({ curriculumId, version, input }, { ...saving, to: detail })
        }
      />
    </>
  );
}

const query = graphql`
  query EditCurriculumScreenQuery($databaseId: Int!) @preloadable {
    curriculum(databaseId: $databaseId) { databaseId title ...AdminCurriculumForm_curriculum }
  }
`;

/** Edits a curriculum's details, then returns to it. */
export const EditCurriculumScreen = foundScreen(query, "curriculum", Editor);
