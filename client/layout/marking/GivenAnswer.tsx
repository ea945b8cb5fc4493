import { graphql, useFragment } from "react-relay";
import type { GivenAnswer_answer$key } from "~/__generated__/GivenAnswer_answer.graphql";
import { QuestionBody } from "~/lesson/QuestionBody";
import { FileInPlace } from "./FileInPlace";

/** Shows a question, and what a learner wrote or handed in for it. */
export function GivenAnswer({ answer: key }: { answer: GivenAnswer_answer$key }) {
  const { title, html, picture, pictureAlt, answerText, fileName, fileUrl, fileKind } = useFragment(
    graphql`
      fragment GivenAnswer_answer on MarkedAnswer {
        title
        html
        pictureAlt
        picture { url width height }
        answerText
        fileName
        fileUrl
        fileKind
      }
    `,
    key,
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 border-l-2 border-line pl-3">
        <p className="text-sm font-medium wrap-anywhere text-ink">{title}</p>
        <QuestionBody html={html} picture={picture} pictureAlt={pictureAlt} />
      </div>
      {answerText != null && (
        <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink">{answerText}</p>
      )}
      {fileUrl && <FileInPlace name={fileName ?? "File"} url={fileUrl} kind={fileKind} />}
    </div>
  );
}
