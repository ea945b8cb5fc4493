import { useState } from "react";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import { createAssessment } from "~/commands/assessmentCommands";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { newSettings, SettingsForm, toSettingsInput } from "../SettingsForm";

const title = "Create assessment";
const list = "/admin/assessments";

/** Makes a draft of a course, then opens its editor. */
export function CreateAssessmentScreen() {
  const save = useSave(createAssessment);
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  const [error, setError] = useState<string>();
  return (
    <>
      <ScreenHead title={title} breadcrumbs={[{ label: "Assessments", to: list }, { label: "Create" }]} />
      <div className="mb-5 max-w-4xl">
        <CoursePicker
          label="Course"
          required
          status={null}
          value={course}
          error={error}
          onChange={(next) => {
            setCourse(next);
            setError(undefined);
          }}
        />
      </div>
      <SettingsForm
        saved={{ version: "", values: newSettings }}
        submitLabel="Create assessment"
        onSave={async (settings, { onFieldErrors }) => {
          if (!course) {
            refuseSubmit(setError, authorMessages.noCourse);
            return false;
          }
          return save(
            { courseId: Number(course.value), input: toSettingsInput(settings) },
            { onFieldErrors, to: ({ assessment }) => `${list}/${assessment.databaseId}/edit` },
          );
        }}
      />
    </>
  );
}
