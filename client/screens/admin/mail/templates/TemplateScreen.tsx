import { RotateCcw, Send } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { graphql } from "react-relay";
import { mailLimits } from "#gateway/domains/mail/contract";
import { templateLabels, templateMessages, templateSchema } from "#gateway/domains/mail/templateContract";
import type { TemplateScreenPreviewQuery } from "~/__generated__/TemplateScreenPreviewQuery.graphql";
import type { TemplateScreenQuery } from "~/__generated__/TemplateScreenQuery.graphql";
import { restoreMailTemplate, saveMailTemplate, sendTestMail } from "~/commands/mailCommands";
import { FormCard } from "~/forms/FormCard";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import { useFetched } from "~/relay/useFetched";
import { useMutation } from "~/relay/useMutation";
import type { ReadNewest } from "~/relay/useReadNewest";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmButton } from "~/ui/ConfirmButton";
import { SkeletonText } from "~/ui/Skeleton";
import { Tabs } from "~/ui/Tabs";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { useDebounced } from "~/ui/useDebounced";
import { MailFrame } from "../MailFrame";

const previewQuery = graphql`
  query TemplateScreenPreviewQuery($kind: String!, $subject: String!, $body: String!) {
    mailPreview(kind: $kind, subject: $subject, body: $body) { subject html text }
  }
`;

interface PreviewProps {
  kind: string;
  subject: string;
  body: string;
}

/** The texts once typing pauses. */
function usePaused({ kind, subject, body }: PreviewProps): PreviewProps {
  const [paused, setPaused] = useState({ kind, subject, body });
  const { ask } = useDebounced(setPaused, 400);
  useEffect(() => ask({ kind, subject, body }), [kind, subject, body, ask]);
  return paused;
}

/** How a mail with these texts looks, with the viewer's own data. */
function TemplatePreview(props: PreviewProps) {
  const fetched = useFetched<TemplateScreenPreviewQuery>(previewQuery, usePaused(props));
  const preview = fetched?.mailPreview;
  return (
    <Card title="Preview" className="min-w-0">
      {fetched === null && (
        <p className="text-sm text-muted">Couldn't load the preview. Keep typing to retry.</p>
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

interface FormTemplate {
  readonly kind: string;
  readonly subject: string;
  readonly body: string;
  readonly updatedAt: string;
  readonly placeholders: readonly { readonly name: string; readonly description: string }[];
}

function Placeholders({ placeholders }: Pick<FormTemplate, "placeholders">) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {placeholders.map(({ name, description }) => (
        <div key={name} className="contents">
          <dt>
            <code className="rounded bg-sunken px-1.5 py-0.5 text-xs">{`{${name}}`}</code>
          </dt>
          <dd className="text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FormProps {
  template: FormTemplate;
  readNewest: ReadNewest;
}

/** The form of a template, beside a preview of what is typed. */
function TemplateForm({ template, readNewest }: FormProps) {
  const { kind, subject, body, updatedAt, placeholders } = template;
  const schema = useMemo(() => templateSchema(kind), [kind]);
  const save = useSave(saveMailTemplate, readNewest);
  const [sendTest, isTesting] = useMutation(sendTestMail);
  const { form, crossing } = useVersionedForm({
    schema,
    labels: templateLabels,
    kept: { name: "mail-template", id: kind },
    saved: { version: updatedAt, values: { subject, body } },
    onSave: (input, { version, ...saving }) => save({ kind, version, input }, saving),
  });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <FormCard
        form={form}
        submit="Save"
        back="/admin/mail/templates"
        className="min-w-0"
        conflict={{ title: templateMessages.changed, crossing, labels: templateLabels }}
      >
        <TextInput {...form.field("subject")} autoComplete="off" />
        <TextArea
          {...form.field("body")}
          rows={14}
          className="[&_textarea]:max-h-[32rem] [&_textarea]:min-h-72"
          limit={mailLimits.body}
          hint="Markdown: **bold**, - list, [label]({link}). A link alone in a paragraph becomes a button."
        />
        <Placeholders placeholders={placeholders} />
        <div>
          <Button
            icon={<Send />}
            busy={isTesting}
            onClick={() =>
              void sendTest({ kind, input: form.values }, { onFieldErrors: form.setServerErrors })
            }
          >
            Send a test to me
          </Button>
        </div>
      </FormCard>
      <TemplatePreview kind={kind} {...form.values} />
    </div>
  );
}

graphql`
  fragment TemplateScreen_template on MailTemplate {
    subject
    body
    isOriginal
    updatedAt
  }
`;

function Known({ mailTemplate: template, readNewest }: FoundProps<TemplateScreenQuery, "mailTemplate">) {
  const { kind, name, description, isOriginal, isSecurity, updatedAt: version } = template;
  return (
    <>
      <ScreenHead
        title={name}
        subtitle={isSecurity ? `${description} Recipients can't switch it off.` : description}
        status={isOriginal ? <Badge>Original</Badge> : <Badge tone="info">Changed</Badge>}
        breadcrumbs={[
          { label: "Mail", to: "/admin/mail" },
          { label: "Templates", to: "/admin/mail/templates" },
          { label: name },
        ]}
        actions={!isOriginal && <RestoreTemplate kind={kind} version={version} readNewest={readNewest} />}
      />
      <TemplateForm key={kind} template={template} readNewest={readNewest} />
    </>
  );
}

interface RestoreProps {
  kind: string;
  version: string;
  readNewest: ReadNewest;
}

/** Puts the original text back, once that is confirmed. */
function RestoreTemplate({ kind, version, readNewest }: RestoreProps) {
  const [restore] = useMutation(restoreMailTemplate);
  return (
    <ConfirmButton
      icon={<RotateCcw />}
      title="Restore the original text?"
      message="Your text is deleted. You can't undo this."
      confirmLabel="Restore the original"
      act={() => restore({ kind, version }, { onStale: () => readNewest(() => undefined) })}
    >
      Back to the original
    </ConfirmButton>
  );
}

const query = graphql`
  query TemplateScreenQuery($kind: String!) @preloadable {
    mailTemplate(kind: $kind) {
      id
      kind
      name
      description
      isSecurity
      placeholders { name description }
      ...TemplateScreen_template @relay(mask: false)
    }
  }
`;

/** The texts of a kind of mail, with a preview. For administrators. */
export const TemplateScreen = foundScreen(query, "mailTemplate", Known);
