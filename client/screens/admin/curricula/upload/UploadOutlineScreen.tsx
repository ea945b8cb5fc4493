import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { UploadOutlineScreenQuery } from "~/__generated__/UploadOutlineScreenQuery.graphql";
import type { UploadOutlineScreenSaveOutlineNewestQuery } from "~/__generated__/UploadOutlineScreenSaveOutlineNewestQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { moduleNoun, topicNoun } from "~/formats/nouns";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { keptTexts } from "~/forms/keptTexts";
import { PasteArea } from "~/forms/PasteArea";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useKeptState } from "~/forms/useKeptState";
import { ScreenHead } from "~/layout/ScreenHead";
import { toOutlineInput } from "~/outline/outlineRows";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { RadioGroup } from "~/ui/RadioGroup";
import { curriculumAddresses, viewAddress } from "../curriculumAddresses";
import { type OutlineState, outlineState, useCommitOutline } from "../useOutlineEditing";
import { OutlineFile, OutlinePreview } from "./OutlinePreview";
import { listOutlineProblems, newRows, type Understood, understandOutline } from "./readOutline";

/** Focuses a text area and selects one of its lines, from 1. */
function goToLine(id: string, text: string, line: number): void {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, value) => sum + value.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 4);
}

const newestQuery = graphql`
  query UploadOutlineScreenSaveOutlineNewestQuery($curriculumId: Int!) {
    curriculum(databaseId: $curriculumId) { ...useOutlineEditingOutlineState_curriculum }
  }
`;

/** Saves an outline, then opens the curriculum. A refusal keeps the text and shows what someone else saved. */
function useSaveOutline({ curriculumId, version, outline: stored }: OutlineState, onSaved: () => void) {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommitOutline();
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (saved) void navigate(curriculumAddresses(curriculumId).detail);
  }, [saved, navigate, curriculumId]);
  const save = async (modules: Understood["modules"], replace: boolean) => {
    setFailure(undefined);
    const onStale = () => {
      void fetchQuery<UploadOutlineScreenSaveOutlineNewestQuery>(environment, newestQuery, {
        curriculumId,
      }).toPromise();
    };
    const rows = [...(replace ? [] : toOutlineInput(stored)), ...newRows(modules)];
    const done = await commit({ curriculumId, version, modules: rows }, { onFailure: setFailure, onStale });
    if (done === null) return;
    onSaved();
    setSaved(true);
  };
  // Busy until the curriculum is there: a second press would append the outline once more.
  return { save, busy: busy || saved, failure };
}

const example = "# Getting started\n- Installing\n- First steps\n\n# Going on\n- Next topic";
const modes = [
  { value: "append", label: "Add to the outline", hint: "New modules follow the current ones." },
  { value: "replace", label: "Replace the outline", hint: "The current modules and topics are deleted." },
];

/** The text of an outline, until it is saved. */
const openText = keptTexts("outline-import");

/** The text on one side, its preview on the other, and one Save. */
function OutlineUpload({ curriculum }: Found<UploadOutlineScreenQuery, "curriculum">) {
  const { databaseId, title } = curriculum;
  const stored = outlineState(curriculum);
  const modules = stored.outline;
  const id = useId();
  const {
    value: text,
    change: setText,
    forget,
  } = useKeptState({ open: openText, id: databaseId, initial: "" });
  const [mode, setMode] = useState("append");
  const [asking, setAsking] = useState(false);
  const deferred = useDeferredValue(text);
  const outline = useMemo(() => understandOutline(deferred), [deferred]);
  const { save, busy, failure } = useSaveOutline(stored, forget);
  const replaces = mode === "replace" && modules.length > 0;
  const topics = modules.reduce((sum, module) => sum + module.topics.length, 0);
  const summary = `${formatQuantity(modules.length, moduleNoun)} with ${formatQuantity(topics, topicNoun)}`;
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
      <UnsavedChanges when={text.trim() !== "" && !busy} onLeave={forget} />
      <Card title="Outline" actions={<OutlineFile text={text} onText={setText} />}>
        <div className="grid gap-5">
          <PasteArea
            id={id}
            label="Modules and topics"
            example={example}
            value={text}
            onChange={setText}
            error={failure}
            hint="Markdown: headings are modules, list items topics. CSV: module, topic. JSON: a list of modules with topics."
          />
          {modules.length > 0 && (
            <RadioGroup
              label={`The curriculum has ${summary}`}
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
        message={`${summary} will be deleted. You won't be able to revert this!`}
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

function Upload({ curriculum }: Found<UploadOutlineScreenQuery, "curriculum">) {
  return (
    <>
      <ScreenHead
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

const query = graphql`
  query UploadOutlineScreenQuery($databaseId: Int!) @preloadable {
    curriculum(databaseId: $databaseId) { databaseId title ...useOutlineEditingOutlineState_curriculum }
  }
`;

/** Adds modules and topics to a curriculum from a text or a file. */
export const UploadOutlineScreen = foundScreen(query, "curriculum", Upload);
