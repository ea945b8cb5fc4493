import { ArrowLeft, Settings } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type {
  LessonEditorScreenQuery,
  LessonEditorScreenQuery$data,
} from "~/__generated__/LessonEditorScreenQuery.graphql";
import { parseId } from "~/formats/addresses";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { getLessonState } from "~/lesson/editor/blockSaveState";
import type { DraftBlock } from "~/lesson/editor/draftBlocks";
import { LessonBlocksEditor } from "~/lesson/editor/LessonBlocksEditor";
import { SaveMark } from "~/lesson/editor/SaveMark";
import { useDraft } from "~/lesson/editor/useDraft";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { LessonStatusBadge } from "../LessonStatusBadge";
import { LeaveLesson } from "./LeaveLesson";
import { LessonRevisions } from "./LessonRevisions";
import { PublishLesson } from "./PublishLesson";
import { TopicSettings } from "./TopicSettings";

const query = graphql`
  query LessonEditorScreenQuery($topicId: Int!) @preloadable {
    topic(databaseId: $topicId) {
      databaseId
      name
      publishedAt
      hasUnpublishedChanges
      course {
        databaseId
        title
      }
      ...LessonStatusBadge_topic
      ...TopicSettings_topic
      ...lessonDraft_topic
    }
  }
`;

type Topic = NonNullable<LessonEditorScreenQuery$data["topic"]>;

/** The editor of a topic's lesson. */
export function LessonEditorScreen() {
  const { topic } = useRouteQuery<LessonEditorScreenQuery>(query);
  const courseId = parseId(useParams()["id"]);
  if (!topic || topic.course.databaseId !== courseId) return <NotFound kind="lesson" />;
  return <KnownLesson key={topic.databaseId} topic={topic} />;
}

function KnownLesson({ topic }: { topic: Topic }) {
  const { databaseId: topicId, name, course } = topic;
  const { store, draft, commands, refresh } = useDraft(topicId, topic);
  const [isSetting, setSetting] = useState(false);
  const [examined, setExamined] = useState<DraftBlock | null>(null);
  const examinedId = draft.blocks.find(({ id }) => id === examined?.id)?.nodeId;
  useScreenTitle(`Edit ${name}`);
  return (
    <>
      <PageHeader
        title={name}
        status={<LessonStatusBadge topic={topic} />}
        subtitle={
          <span role="status">
            <SaveMark state={getLessonState(store)} onRetry={store.saveAll} />
          </span>
        }
        actions={
          <>
            <ButtonLink to={`/admin/courses/${course.databaseId}/curriculum`} icon={<ArrowLeft />}>
              Curriculum
            </ButtonLink>
            <Button icon={<Settings />} onClick={() => setSetting(true)}>
              Settings
            </Button>
            <PublishLesson topicId={topicId} store={store} disabled={!canPublish(topic, store.isUnsaved())} />
          </>
        }
      />
      <div className="max-w-3xl">
        <LessonBlocksEditor store={store} courseId={course.databaseId} onRevisions={setExamined} />
      </div>
      {isSetting && (
        <TopicSettings topic={topic} onStale={() => void refresh()} onClose={() => setSetting(false)} />
      )}
      {examined && examinedId && (
        <LessonRevisions
          id={examinedId}
          current={examined.content}
          onRestore={(revisionId) => commands.restore(examined.id ?? 0, revisionId)}
          onClose={() => setExamined(null)}
        />
      )}
      <LeaveLesson store={store} />
    </>
  );
}

/** Whether there is anything that learners do not see yet. */
const canPublish = ({ hasUnpublishedChanges }: Topic, isUnsaved: boolean): boolean =>
  hasUnpublishedChanges === true || isUnsaved;
