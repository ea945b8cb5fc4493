import { Pencil } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { listedTitle } from "#gateway/domains/questions/contract";
import type { PreviewAssessmentScreen_assessment$key } from "~/__generated__/PreviewAssessmentScreen_assessment.graphql";
import type { PreviewAssessmentScreenQuery } from "~/__generated__/PreviewAssessmentScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { LessonHtml } from "~/lesson/LessonHtml";
import { foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { describeDraw } from "../contentDraft";

const fragment = graphql`
  fragment PreviewAssessmentScreen_assessment on Assessment {
    databaseId
    title
    courseTitle
    sections {
      databaseId
      title
    }
    items {
      sectionId
      marks
      question {
        databaseId
        title
        html
        options {
          databaseId
          text
        }
      }
    }
    draws {
      databaseId
      sectionId
      tag
      level
      count
    }
  }
`;

const query = graphql`
  query PreviewAssessmentScreenQuery($assessmentId: Int!) @preloadable {
    assessment(databaseId: $assessmentId) {
      databaseId
      ...PreviewAssessmentScreen_assessment
    }
  }
`;

interface KnownProps {
  assessment: PreviewAssessmentScreen_assessment$key;
}

const list = "/admin/assessments";

/** What learners are asked, section by section. */
function Preview({ assessment: key }: KnownProps) {
  const assessment = useFragment(fragment, key);
  const { databaseId, title, courseTitle, items, draws, sections } = assessment;
  useScreenTitle(`Preview of ${title}`);
  const parts = [{ databaseId: null, title: "" }, ...sections];
  return (
    <>
      <PageHeader
        title={`Preview of ${title}`}
        subtitle={courseTitle}
        breadcrumbs={[
          { label: "Assessments", to: list },
          { label: title, to: `${list}/${databaseId}/edit` },
          { label: "Preview" },
        ]}
        actions={
          <ButtonLink to={`${list}/${databaseId}/edit`} icon={<Pencil />}>
            Edit
          </ButtonLink>
        }
      />
      <div className="grid max-w-3xl gap-6">
        {parts.map((part) => (
          <section
            key={part.databaseId}
            aria-label={part.title || "Questions"}
            className="grid gap-4 empty:hidden"
          >
            {part.title !== "" && <h2 className="text-base font-semibold text-ink">{part.title}</h2>}
            {items
              .filter(({ sectionId }) => (sectionId ?? null) === part.databaseId)
              .map(({ question, marks }) => (
                <Card key={question.databaseId}>
                  <p className="font-medium wrap-anywhere text-ink">{listedTitle(question.title)}</p>
                  <p className="mt-1 text-xs text-muted">
                    {formatQuantity(marks, { one: "mark", many: "marks" })}
                  </p>
                  {question.html !== "" && <LessonHtml html={question.html} className="mt-3" />}
                  <ul className="mt-3 list-disc pl-5 text-sm text-soft empty:hidden">
                    {question.options.map((option) => (
                      <li key={option.databaseId} className="wrap-anywhere">
                        {option.text}
                      </li>
                    ))}
                  </ul>
                </Card>
              ))}
            {draws
              .filter(({ sectionId }) => (sectionId ?? null) === part.databaseId)
              .map(({ databaseId: drawId, tag, level, count }) => (
                <Card key={drawId}>
                  <p className="text-sm text-soft">
                    {describeDraw({
                      tag,
                      count,
                      level: level === "%future added value" ? null : (level ?? null),
                    })}
                  </p>
                </Card>
              ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** The assessment as learners meet it. */
export const PreviewAssessmentScreen = foundScreen<PreviewAssessmentScreenQuery, "assessment">(
  query,
  "assessment",
  Preview,
);
