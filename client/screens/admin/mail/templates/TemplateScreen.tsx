import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { TemplateScreenQuery } from "~/__generated__/TemplateScreenQuery.graphql";
import { restoreMailTemplate } from "~/commands/mailCommands";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { PageHeader } from "~/ui/PageHeader";
import { TemplateForm } from "./TemplateForm";

graphql`
  fragment TemplateScreen_template on MailTemplate {
    subject
    body
    isOriginal
    updatedAt
  }
`;

const query = graphql`
  query TemplateScreenQuery($kind: String!) @preloadable {
    mailTemplate(kind: $kind) {
      id
      kind
      name
      description
      isSecurity
      placeholders {
        name
        description
      }
      ...TemplateScreen_template @relay(mask: false)
    }
  }
`;

/** The texts of a kind of mail, with a preview. For administrators. */
export const TemplateScreen = foundScreen<TemplateScreenQuery, "mailTemplate">(query, "mailTemplate", Known);

function Known({ mailTemplate: template }: Found<TemplateScreenQuery, "mailTemplate">) {
  const { kind, name, description, isOriginal, isSecurity, updatedAt: version } = template;
  useScreenTitle(name);
  const readNewest = useReadNewest<TemplateScreenQuery>(query, { kind });
  return (
    <>
      <PageHeader
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
  readNewest: (onRead: () => void) => void;
}

/** Puts the original text back, once that is confirmed. */
function RestoreTemplate({ kind, version, readNewest }: RestoreProps) {
  const [isAsked, setAsked] = useState(false);
  const [restore, busy] = useMutation(restoreMailTemplate);
  const confirm = async () => {
    await restore({ kind, version }, { onStale: () => readNewest(() => undefined) });
    setAsked(false);
  };
  return (
    <>
      <Button icon={<RotateCcw />} onClick={() => setAsked(true)}>
        Back to the original
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Back to the original text?"
        message="Your text is deleted. You can't undo this."
        confirmLabel="Restore the original"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
