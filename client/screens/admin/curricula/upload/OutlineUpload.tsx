import { useDeferredValue, useId, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OutlineUpload_curriculum$key } from "~/__generated__/OutlineUpload_curriculum.graphql";
import { formatQuantity } from "~/formats/counts";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextArea } from "~/ui/TextArea";
import { curriculumAddresses } from "../curriculumAddresses";
import { goToLine } from "./goToLine";
import { OutlineFile } from "./OutlineFile";
import { OutlinePreview } from "./OutlinePreview";
import { listOutlineProblems, understandOutline } from "./understandOutline";
import { useSaveOutline } from "./useSaveOutline";

const fragment = graphql`
  fragment OutlineUpload_curriculum on Curriculum {
    databaseId
    title
    updatedAt
    modules {
      databaseId
      name
      topics {
        databaseId
        name
      }
    }
  }
`;

const example = "# Getting started\n- Installing\n- First steps\n\n# Going on\n- Next topic";
const modes = [
  { value: "append", label: "Add to the outline", hint: "New modules follow the current ones." },
  { value: "replace", label: "Replace the outline", hint: "The current modules and topics are deleted." },
];

/** Text on one side, what it means on the other, and one Save for all of it. */
export function OutlineUpload({ curriculum: key }: { curriculum: OutlineUpload_curriculum$key }) {
  const curriculum = useFragment(fragment, key);
  const { databaseId, title, modules } = curriculum;
  const id = useId();
  const [text, setText] = useState("");
  const [mode, setMode] = useState("append");
  const [asking, setAsking] = useState(false);
  const deferred = useDeferredValue(text);
  const outline = useMemo(() => understandOutline(deferred), [deferred]);
  const { save, busy, saved, failure } = useSaveOutline(curriculum);
  const replaces = mode === "replace" && modules.length > 0;
  const topics = modules.reduce((sum, module) => sum + module.topics.length, 0);
  const there = `${formatQuantity(modules.length, { one: "module", many: "modules" })} with ${formatQuantity(topics, { one: "topic", many: "topics" })}`;
  const submit = () => {
    const current = understandOutline(text);
    const wrong = current ? listOutlineProblems(current) : ["Outline is required"];
    if (!current || wrong.length > 0) {
      showErrorsToast(wrong);
      return goToLine(id, text, current?.problems[0]?.line ?? 1);
    }
    if (replaces) return setAsking(true);
    return void save(current.modules, false);
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <UnsavedChanges when={text.trim() !== "" && !busy && !saved} />
      <Card title="Outline" actions={<OutlineFile text={text} onText={setText} />}>
        <div className="grid gap-5">
          <TextArea
            id={id}
            label="Modules and topics"
            required
            rows={14}
            spellCheck={false}
            placeholder={example}
            value={text}
            onChange={setText}
            error={failure}
            hint="Markdown: headings are modules, list items topics. CSV: module, topic. JSON: a list of modules with topics."
          />
          {modules.length > 0 && (
            <RadioGroup
              label={`The curriculum has ${there}`}
              value={mode}
              onChange={setMode}
              options={modes}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={busy} onClick={submit}>
              Save
            </Button>
            <ButtonLink to={curriculumAddresses(databaseId).detail}>Cancel</ButtonLink>
          </div>
        </div>
      </Card>
      <OutlinePreview outline={outline} onLine={(line) => goToLine(id, text, line)} />
      <ConfirmDialog
        open={asking}
        title="Replace the outline?"
        subject={`The outline of “${title}”`}
        message={`${there} will be deleted. You won't be able to revert this!`}
        confirmLabel="Replace"
        onConfirm={async () => {
          await save(understandOutline(text)?.modules ?? [], true);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
