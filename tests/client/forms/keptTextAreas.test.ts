import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const admin = "client/screens/admin";
const sitting = "client/screens/learner/assessments/sitting";
/** No text of a person: a control itself, the gallery of controls, or what is only read. */
const noText = null;

/** Each file with a field of several lines, and where its unsaved text is kept: in the file itself, or in another one. */
const holders: Readonly<Record<string, string | null>> = {
  "client/ui/TextArea.tsx": noText,
  "client/forms/MarkdownField.tsx": noText,
  "client/forms/PasteArea.tsx": noText,
  "client/screens/ui/FieldsSection.tsx": noText,
  [`${admin}/courses/InstructionArea.tsx`]: noText,
  [`${admin}/users/import/ImportedUsers.tsx`]: noText,
  "client/questions/AnswerFields.tsx": `${sitting}/attemptAnswers.ts`,
  "client/lesson/editor/CodeBody.tsx": "client/lesson/editor/keptDraft.ts",
  "client/lesson/editor/EarlyText.tsx": "client/lesson/editor/keptDraft.ts",
  "client/lesson/editor/TextEditor.tsx": "client/lesson/editor/keptDraft.ts",
  "client/screens/learner/assignments/DraftForm.tsx":
    "client/screens/learner/assignments/useSubmissionDraft.ts",
  [`${admin}/courses/form/DetailsStep.tsx`]: `${admin}/courses/form/courseForm.ts`,
  [`${admin}/courses/questions/QuestionFields.tsx`]: `${admin}/courses/questions/QuestionDialog.tsx`,
  [`${admin}/organizations/OrganizationFields.tsx`]: `${admin}/organizations/OrganizationForm.tsx`,
  [`${admin}/review/view/CriterionField.tsx`]: "client/layout/marking/useMarkValues.ts",
  [`${admin}/review/view/MarkForm.tsx`]: "client/layout/marking/useMarkValues.ts",
  [`${admin}/users/invitations/inviteFields.tsx`]: `${admin}/users/invitations/InviteScreen.tsx`,
};

const area = /<(TextArea|MarkdownField|PasteArea|InstructionArea|textarea)\b/;
const keeping = /\bkept: |useKeptState|useCheckedText|keptForms|openKept|keptEdits/;
const read = (path: string) => readFileSync(path, "utf8");
const files = readdirSync("client", { recursive: true, encoding: "utf8" })
  .map((name) => `client/${name}`)
  .filter((path) => path.endsWith(".tsx") && area.test(read(path)));

it("the text of every field of several lines is kept until it is saved", () => {
  const lost = files.filter((path) => {
    const holder = Object.hasOwn(holders, path) ? holders[path] : path;
    return typeof holder === "string" && !keeping.test(read(holder));
  });
  expect(lost).toEqual([]);
});

it("names no file that has no such field", () => {
  expect(Object.keys(holders).filter((path) => !files.includes(path))).toEqual([]);
});
