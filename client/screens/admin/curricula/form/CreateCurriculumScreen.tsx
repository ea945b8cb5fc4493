import { createCurriculum } from "~/commands/catalogueCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { curriculumAddresses } from "../curriculumAddresses";
import { AdminCurriculumForm } from "./AdminCurriculumForm";

const title = "Create curriculum";

/** Creates a curriculum, then opens it. */
export function CreateCurriculumScreen() {
  useScreenTitle(title);
  const save = useSave(createCurriculum);
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
