import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  exchangeLimits,
  guessFormat,
  type QuestionFormat,
} from "#gateway/domains/questions/exchangeContract";
import type { ExchangeQuestionsScreen_course$key } from "~/__generated__/ExchangeQuestionsScreen_course.graphql";
import type { ExchangeQuestionsScreenQuery } from "~/__generated__/ExchangeQuestionsScreenQuery.graphql";
import { importQuestions } from "~/commands/contentCommands";
import { formatQuantity } from "~/formats/counts";
import { TextFileButton } from "~/forms/TextFileButton";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { showToast } from "~/ui/toasts";
import { ExportQuestions, formatOptions } from "./ExportQuestions";
import { QuestionsPreview, type ReadQuestions } from "./QuestionsPreview";

const questionNoun = { one: "question", many: "questions" } as const;

const example = `What is the capital of France? {
=Paris
~Lyon
}`;

interface Importing {
  courseId: number;
  modules: readonly { readonly databaseId: number; readonly name: string }[];
}

/** A text of questions: it is checked first, which adds nothing, then imported as a whole. */
function ImportQuestions({ courseId, modules }: Importing) {
  const [moduleId, setModuleId] = useState(String(modules[0]?.databaseId ?? ""));
  const [format, setFormat] = useState<QuestionFormat>("GIFT");
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadQuestions | null>(null);
  const [commit, busy] = useMutation(importQuestions);
  const forget = () => setRead(null);
  const change = (next: string) => {
    if (text.trim() === "") setFormat(guessFormat(next));
    setText(next);
    forget();
  };
  const fresh = read?.questions.filter(({ isKnown }) => !isKnown).length ?? 0;
  const isReady = read !== null && read.problems.length === 0 && fresh > 0;
  const send = async (dryRun: boolean) => {
    const variables = { courseId, moduleId: Number(moduleId), format, text, dryRun };
    const payload = await commit(variables);
    if (!payload) return;
    if (dryRun) return setRead(payload);
    showToast({ tone: "success", message: `${formatQuantity(payload.added, questionNoun)} added` });
    setText("");
    forget();
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <UnsavedChanges when={text.trim() !== "" && !busy} />
      <Card
        title="Import"
        actions={
          <TextFileButton
            label="File with questions"
            accept=".txt,.gift,.csv,.xml,text/plain,text/csv,application/xml"
            mostBytes={exchangeLimits.characters * 4}
            onRead={(content) => {
              setFormat(guessFormat(content));
              setText(content);
              forget();
            }}
          />
        }
      >
        <div className="grid gap-4">
          <Select
            label="Module"
            placeholder={null}
            value={moduleId}
            onChange={(value) => {
              setModuleId(value);
              forget();
            }}
            options={modules.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
            hint="New questions follow the current ones."
          />
          <RadioGroup
            label="Format"
            look="row"
            value={format}
            onChange={(value) => {
              setFormat(value as QuestionFormat);
              forget();
            }}
            options={formatOptions}
          />
          <TextArea
            label="Questions"
            required
            rows={12}
            spellCheck={false}
            placeholder={example}
            value={text}
            onChange={change}
            hint={`Paste them here, or choose a file. At most ${exchangeLimits.questions}.`}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant={isReady ? "secondary" : "primary"}
              busy={busy && !isReady}
              disabled={text.trim() === ""}
              onClick={() => void send(true)}
            >
              Check questions
            </Button>
            {isReady && (
              <Button variant="primary" busy={busy} onClick={() => void send(false)}>
                {`Import ${formatQuantity(fresh, questionNoun)}`}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <QuestionsPreview read={read} />
    </div>
  );
}

const fragment = graphql`
  fragment ExchangeQuestionsScreen_course on Course {
    databaseId
    title
    modules {
      databaseId
      name
    }
  }
`;

function KnownCourse({ course: key }: { course: ExchangeQuestionsScreen_course$key }) {
  const { databaseId, title, modules } = useFragment(fragment, key);
  const heading = `Import and export questions - ${title}`;
  const address = `/admin/courses/${databaseId}`;
  useScreenTitle(heading);
  return (
    <>
      <PageHeader
        title={heading}
        subtitle="GIFT of Moodle, CSV of spreadsheets, and items of QTI 2.1."
        breadcrumbs={[
          { label: title, to: address },
          { label: "Questions", to: `${address}/questions` },
          { label: "Import and export" },
        ]}
      />
      <div className="grid gap-5">
        {modules.length > 0 ? (
          <ImportQuestions courseId={databaseId} modules={modules} />
        ) : (
          <Card title="Import">
            <p className="text-sm text-muted">
              Questions belong to modules. Add a module to the course first.
            </p>
          </Card>
        )}
        <ExportQuestions courseId={databaseId} />
      </div>
    </>
  );
}

const query = graphql`
  query ExchangeQuestionsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...ExchangeQuestionsScreen_course
    }
  }
`;

/** Imports questions into a course, from a file or a text, and exports them. */
export const ExchangeQuestionsScreen = foundScreen<ExchangeQuestionsScreenQuery, "course">(
  query,
  "course",
  KnownCourse,
);
