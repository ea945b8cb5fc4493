import { Download } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { QuestionFormat } from "#gateway/domains/questions/exchangeContract";
import type { ExchangeQuestionsScreen_course$key } from "~/__generated__/ExchangeQuestionsScreen_course.graphql";
import type { ExchangeQuestionsScreenExportQuery } from "~/__generated__/ExchangeQuestionsScreenExportQuery.graphql";
import type { ExchangeQuestionsScreenQuery } from "~/__generated__/ExchangeQuestionsScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { getReason } from "~/relay/useMutation";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { downloadText } from "~/ui/downloadText";
import { RadioGroup } from "~/ui/RadioGroup";
import { showToast } from "~/ui/toasts";
import { formatOptions, ImportQuestions } from "./ImportQuestions";

const exportQuery = graphql`
  query ExchangeQuestionsScreenExportQuery($courseId: Int!, $format: QuestionFormat!) {
    exportQuestions(courseId: $courseId, format: $format) { fileName text notes }
  }
`;

/** Downloads the questions of a course. */
function ExportQuestions({ courseId }: { courseId: number }) {
  const environment = useRelayEnvironment();
  const [format, setFormat] = useState<QuestionFormat>("GIFT");
  const [busy, setBusy] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const download = async () => {
    setBusy(true);
    try {
      const variables = { courseId, format };
      const read = fetchQuery<ExchangeQuestionsScreenExportQuery>(environment, exportQuery, variables);
      const file = (await read.toPromise())?.exportQuestions;
      if (file) downloadText(file.fileName, file.text, "text/plain;charset=utf-8");
      setNotes(file?.notes ?? []);
    } catch (error) {
      const message = "Unable to export questions";
      showToast({ tone: "danger", message: error instanceof Error ? getReason(error, message) : message });
    }
    setBusy(false);
  };
  return (
    <Card title="Export" description="All questions of the course, with their answers.">
      <div className="grid gap-4">
        <RadioGroup
          label="Format of the file"
          look="row"
          value={format}
          onChange={(value) => setFormat(value as QuestionFormat)}
          options={formatOptions}
        />
        {notes.map((note) => (
          <p key={note} role="status" className="text-sm text-muted">
            {note}
          </p>
        ))}
        <div>
          <Button icon={<Download />} busy={busy} onClick={() => void download()}>
            Download questions
          </Button>
        </div>
      </div>
    </Card>
  );
}

const fragment = graphql`
  fragment ExchangeQuestionsScreen_course on Course {
    databaseId
    title
    modules { databaseId name }
  }
`;

function KnownCourse({ course: key }: Found<ExchangeQuestionsScreenQuery, "course">) {
  const { databaseId, title, modules } = useFragment<ExchangeQuestionsScreen_course$key>(fragment, key);
  const heading = `Import and export questions - ${title}`;
  const address = `/admin/courses/${databaseId}`;
  return (
    <>
      <ScreenHead
        title={heading}
        subtitle="Moodle GIFT, spreadsheet CSV and QTI 2.1 items."
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
    course(databaseId: $courseId) { ...ExchangeQuestionsScreen_course }
  }
`;

/** Imports questions into a course, from a file or a text, and exports them. */
export const ExchangeQuestionsScreen = foundScreen(query, "course", KnownCourse);
