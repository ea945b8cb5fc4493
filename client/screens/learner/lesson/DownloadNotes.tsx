import { Download } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { DownloadNotesQuery } from "~/__generated__/DownloadNotesQuery.graphql";
import { Button } from "~/ui/Button";
import { downloadText } from "~/ui/downloadText";
import { showToast } from "~/ui/toasts";

const query = graphql`
  query DownloadNotesQuery($courseId: Int!) {
    topicNotes(courseId: $courseId) { markdown }
  }
`;

export interface DownloadNotesProps {
  course: { readonly databaseId: number; readonly code: string };
  /** Saves what is typed now; resolves to whether the server has it. */
  onSave: () => Promise<boolean>;
}

const downloadFailed = "Your notes couldn't be downloaded. Try again.";
const notSaved = "Your latest notes aren't saved yet, so they would be missing. Save them first.";

/** Downloads the notes on all topics of a course as one Markdown file, with what is on the screen. */
export function DownloadNotes({ course, onSave }: DownloadNotesProps) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    if (!(await onSave())) {
      showToast({ tone: "warning", message: notSaved });
      return setBusy(false);
    }
    const variables = { courseId: course.databaseId };
    try {
      const found = await fetchQuery<DownloadNotesQuery>(environment, query, variables).toPromise();
      const type = "text/markdown;charset=utf-8";
      downloadText(`${course.code}-notes.md`, found?.topicNotes?.markdown ?? "", type);
    } catch {
      showToast({ tone: "danger", message: downloadFailed });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" variant="ghost" icon={<Download />} busy={busy} onClick={() => void download()}>
      Download all notes of this course
    </Button>
  );
}
