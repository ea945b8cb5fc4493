import { Sparkles, Upload } from "lucide-react";
import { graphql } from "react-relay";
import { generationMessages } from "../../../../gateway/domains/generation/contract";
import type { GenerateScreensQuery } from "../../../__generated__/GenerateScreensQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { ButtonLink } from "../../../ui/ButtonLink";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { PageHeader } from "../../../ui/PageHeader";
import { UnknownCurriculum } from "../UnknownCurriculum";
import { curriculumAddresses, viewAddress } from "./curriculumAddresses";

const query = graphql`
  query GenerateScreensQuery($databaseId: Int!) @preloadable {
    curriculum(databaseId: $databaseId) {
      databaseId
      title
    }
  }
`;

interface Generation {
  title: string;
  /** What can be done meanwhile. */
  instead: string;
}

/** Topics by AI: says that it is not configured, and what to do instead. */
export const GenerateTopicsScreen = () => (
  <NotConfigured
    title="Generate topics"
    instead="Write the modules and topics yourself, or bring them in a file: Markdown, CSV and JSON are understood."
  />
);

/** Questions by AI: says that it is not configured. */
export const GenerateQuestionsScreen = () => (
  <NotConfigured
    title="Generate questions"
    instead="Questions can be written in a course: make one from this curriculum. Its outline can be uploaded meanwhile."
  />
);

function NotConfigured({ title, instead }: Generation) {
  const { curriculum } = useRouteQuery<GenerateScreensQuery>(query);
  useScreenTitle(title);
  if (!curriculum) return <UnknownCurriculum />;
  const to = curriculumAddresses(curriculum.databaseId);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={curriculum.title}
        breadcrumbs={[
          { label: "Curriculum", to: to.list },
          { label: curriculum.title, to: viewAddress(curriculum) },
          { label: title },
        ]}
      />
      <Card>
        <EmptyState
          icon={<Sparkles />}
          title={generationMessages.notConfigured}
          action={
            <>
              <ButtonLink variant="primary" icon={<Upload />} to={to.upload}>
                Upload an outline
              </ButtonLink>
              <ButtonLink to={to.detail}>Back to the curriculum</ButtonLink>
            </>
          }
        >
          {instead}
        </EmptyState>
      </Card>
    </>
  );
}
