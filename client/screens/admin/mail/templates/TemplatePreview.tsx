import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { TemplatePreviewQuery } from "~/__generated__/TemplatePreviewQuery.graphql";
import { useFetched } from "~/relay/useFetched";
import { Card } from "~/ui/Card";
import { SkeletonText } from "~/ui/Skeleton";
import { Tabs } from "~/ui/Tabs";
import { MailFrame } from "../MailFrame";

const query = graphql`
  query TemplatePreviewQuery($kind: String!, $subject: String!, $body: String!) {
    mailPreview(kind: $kind, subject: $subject, body: $body) {
      subject
      html
      text
    }
  }
`;

interface Props {
  kind: string;
  subject: string;
  body: string;
}

/** The texts once typing pauses. */
function usePaused({ kind, subject, body }: Props): Props {
  const [paused, setPaused] = useState({ kind, subject, body });
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ kind, subject, body }), 400);
    return () => clearTimeout(timer);
  }, [kind, subject, body]);
  return paused;
}

/** How a mail with these texts looks, with the viewer's own data. */
export function TemplatePreview(props: Props) {
  const fetched = useFetched<TemplatePreviewQuery>(query, usePaused(props));
  const preview = fetched?.mailPreview;
  return (
    <Card title="Preview" className="min-w-0">
      {fetched === null && (
        <p className="text-sm text-muted">The preview could not be loaded. Type on to retry.</p>
      )}
      {fetched === undefined && <SkeletonText lines={8} />}
      {preview && (
        <>
          <p className="mb-3 text-sm">
            <span className="text-muted">Subject</span>{" "}
            <span className="font-medium wrap-anywhere text-ink">{preview.subject}</span>
          </p>
          <Tabs
            label="Parts of the preview"
            tabs={[
              { id: "html", label: "HTML", content: <MailFrame html={preview.html} /> },
              {
                id: "text",
                label: "Text",
                content: <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{preview.text}</pre>,
              },
            ]}
          />
        </>
      )}
    </Card>
  );
}
