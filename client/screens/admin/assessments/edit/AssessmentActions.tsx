import { Archive, Eye, ListChecks, Send } from "lucide-react";
import type { AssessmentState as AssessmentStateName } from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import { archiveAssessment, publishAssessment } from "~/commands/assessmentCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { AssessmentStateBadge } from "../AssessmentStateBadge";

const list = "/admin/assessments";

interface Props {
  assessmentId: number;
  state: AssessmentStateName;
}

/** Publishing and archiving, and the ways to the preview and the results. */
export function AssessmentActions({ assessmentId, state }: Props) {
  const [publish, isPublishing] = useMutation(publishAssessment);
  const [archive, isArchiving] = useMutation(archiveAssessment);
  return (
    <>
      <AssessmentStateBadge state={state} />
      <ButtonLink to={`${list}/${assessmentId}/preview`} icon={<Eye />}>
        Preview
      </ButtonLink>
      {state !== "DRAFT" && (
        <ButtonLink to={`${list}/${assessmentId}/results`} icon={<ListChecks />}>
          Results
        </ButtonLink>
      )}
      {state === "PUBLISHED" ? (
        <Button icon={<Archive />} busy={isArchiving} onClick={() => void archive({ assessmentId })}>
          Archive
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={<Send />}
          busy={isPublishing}
          onClick={() => void publish({ assessmentId })}
        >
          Publish
        </Button>
      )}
    </>
  );
}
