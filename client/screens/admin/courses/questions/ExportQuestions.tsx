import { Download } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import {
  formatLabels,
  type QuestionFormat,
  questionFormats,
} from "#gateway/domains/questions/exchangeContract";
import type { ExportQuestionsQuery } from "~/__generated__/ExportQuestionsQuery.graphql";
import { getReason } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { downloadText } from "~/ui/downloadText";
import { RadioGroup } from "~/ui/RadioGroup";
import { showToast } from "~/ui/toasts";

export const formatOptions = questionFormats.map((value) => ({ value, label: formatLabels[value] }));

const exportQuery = graphql`
  query ExportQuestionsQuery($courseId: Int!, $format: QuestionFormat!) {
    exportQuestions(courseId: $courseId, format: $format) {
      fileName
      text
      notes
    }
  }
`;

/** Downloads the questions of a course. */
export function ExportQuestions({ courseId }: { courseId: number }) {
  const environment = useRelayEnvironment();
  const [format, setFormat] = useState<QuestionFormat>("GIFT");
  const [busy, setBusy] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const download = async () => {
    setBusy(true);
    try {
      const variables = { courseId, format };
      const read = fetchQuery<ExportQuestionsQuery>(environment, exportQuery, variables);
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
