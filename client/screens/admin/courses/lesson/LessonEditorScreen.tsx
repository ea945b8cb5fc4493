import {
  ArrowLeft,
  ArrowRight,
  Ellipsis,
  Eye,
  FileUp,
  Pencil,
  Settings,
  Sparkles,
  Trash2,
} from "lucide-react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useParams } from "react-router-dom";
import type { LessonEditorScreenLessonNeighbours_topic$key } from "~/__generated__/LessonEditorScreenLessonNeighbours_topic.graphql";
import type { LessonEditorScreenQuery } from "~/__generated__/LessonEditorScreenQuery.graphql";
import { parseId } from "~/formats/addresses";
import { useUnsavedChanges } from "~/forms/useUnsavedChanges";
import { ScreenHead } from "~/layout/ScreenHead";
import { getLessonState } from "~/lesson/editor/blockSaveState";
import type { DraftBlock } from "~/lesson/editor/draftBlocks";
import type { DraftStore } from "~/lesson/editor/draftStore";
import { KeptDraftNotice } from "~/lesson/editor/KeptDraftNotice";
import { LessonBlocksEditor } from "~/lesson/editor/LessonBlocksEditor";
import { LessonStatusBadge } from "~/lesson/editor/LessonStatusBadge";
import { SaveMark } from "~/lesson/editor/SaveMark";
import { useDraft } from "~/lesson/editor/useDraft";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Menu } from "~/ui/Menu";
import { DraftWithAi } from "./DraftWithAi";
import { ImportMarkdown } from "./ImportMarkdown";
import { DeletedBlocks, LessonRevisions } from "./LessonHistory";
import { LessonPreview } from "./LessonPreview";
import { PublishLesson } from "./PublishLesson";
import { TopicSettings } from "./TopicSettings";

/** Leads to the lessons before and after this one, in the course's order. */
function LessonNeighbours({ topic: key }: { topic: LessonEditorScreenLessonNeighbours_topic$key }) {
  const { course, previous, next } = useFragment(
    graphql`
      fragment LessonEditorScreenLessonNeighbours_topic on Topic {
        course { databaseId }
        ...LessonEndNeighbours_topic @relay(mask: false)
      }
    `,
    key,
  );
  const toAddress = (topicId: number) => `/admin/courses/${course.databaseId}/topics/${topicId}/edit`;
  return (
    <nav aria-label="Lessons" className="mt-8 flex max-w-3xl flex-wrap justify-between gap-3">
      {previous && (
        <ButtonLink to={toAddress(previous.databaseId)} icon={<ArrowLeft />} className="max-w-full">
          <span className="truncate">Previous: {previous.name}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={toAddress(next.databaseId)} icon={<ArrowRight />} className="ml-auto max-w-full">
          <span className="truncate">Next: {next.name}</span>
        </ButtonLink>
      )}
    </nav>
  );
}

const query = graphql`
  query LessonEditorScreenQuery($topicId: Int!) @preloadable {
    topic(databaseId: $topicId) {
      databaseId
      name
      canEdit
      publishedAt
      hasUnpublishedChanges
      course { databaseId title }
      ...LessonStatusBadge_topic
      ...LessonEditorScreenLessonNeighbours_topic
      ...TopicSettings_topic
      ...lessonDraft_topic
    }
  }
`;

type Topic = NonNullable<LessonEditorScreenQuery["response"]["topic"]>;

/** The editor of a topic's lesson. */
export function LessonEditorScreen() {
  const { topic } = useRouteQuery<LessonEditorScreenQuery>(query);
  const courseId = parseId(useParams()["id"]);
  if (!topic?.canEdit || topic.course.databaseId !== courseId) return <NotFound kind="lesson" />;
  return <KnownLesson key={topic.databaseId} topic={topic} />;
}

function KnownLesson({ topic }: { topic: Topic }) {
  const { databaseId: topicId, name, course } = topic;
  const { store, draft, commands, refresh } = useDraft(topicId, topic);
  const [opened, setOpened] = useState<Tool | null>(null);
  const [isPreview, setPreview] = useState(false);
  const close = () => setOpened(null);
  const [examined, setExamined] = useState<DraftBlock | null>(null);
  const examinedId = draft.blocks.find(({ id }) => id === examined?.id)?.nodeId;
  const togglePreview = () => {
    store.flush();
    setPreview(!isPreview);
  };
  return (
    <>
      <ScreenHead
        screenTitle={`Edit ${name}`}
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
            <Button icon={isPreview ? <Pencil /> : <Eye />} onClick={togglePreview}>
              {isPreview ? "Edit" : "Preview"}
            </Button>
            <Button icon={<Settings />} onClick={() => setOpened("SETTINGS")}>
              Settings
            </Button>
            <LessonTools onOpen={setOpened} />
            <PublishLesson topicId={topicId} store={store} disabled={!canPublish(topic, store.isUnsaved())} />
          </>
        }
      />
      {isPreview && <LessonPreview topicId={topicId} version={draft.version} isUnsaved={store.isUnsaved()} />}
      <div className="max-w-3xl" hidden={isPreview}>
        <KeptDraftNotice store={store} topicId={topicId} />
        <LessonBlocksEditor store={store} courseId={course.databaseId} onRevisions={setExamined} />
      </div>
      <LessonNeighbours topic={topic} />
      {opened === "SETTINGS" && (
        <TopicSettings topic={topic} onStale={() => void refresh()} onClose={close} />
      )}
      {opened === "DRAFT" && <DraftWithAi topicId={topicId} onClose={close} />}
      {opened === "IMPORT" && <ImportMarkdown topicId={topicId} onClose={close} />}
      {opened === "DELETED" && (
        <DeletedBlocks topicId={topicId} onRestore={store.restoreDeleted} onClose={close} />
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

/** The dialog or panel open over the editor. */
type Tool = "SETTINGS" | "DRAFT" | "IMPORT" | "DELETED";

function LessonTools({ onOpen }: { onOpen: (tool: Tool) => void }) {
  return (
    <Menu
      label="More for this lesson"
      icon={<Ellipsis />}
      variant="secondary"
      items={[
        { label: "Draft with AI", icon: <Sparkles />, onSelect: () => onOpen("DRAFT") },
        { label: "Import Markdown", icon: <FileUp />, onSelect: () => onOpen("IMPORT") },
        { label: "Deleted blocks", icon: <Trash2 />, onSelect: () => onOpen("DELETED") },
      ]}
    />
  );
}

/** Whether there is anything that learners do not see yet. */
const canPublish = ({ hasUnpublishedChanges }: Topic, isUnsaved: boolean): boolean =>
  hasUnpublishedChanges === true || isUnsaved;

/** Saves what waits before the screen is left, and asks where that cannot be done. */
function LeaveLesson({ store }: { store: DraftStore }) {
  const isUnsaved = store.isUnsaved();
  const { asking, leave, stay } = useUnsavedChanges(isUnsaved);
  const isStuck = !store.isBusy() || store.isPaused();
  useEffect(() => {
    if (asking) store.flush();
  }, [asking, store]);
  useEffect(() => {
    if (asking && !isUnsaved) leave();
  });
  return (
    <ConfirmDialog
      open={asking && isUnsaved && isStuck}
      title="Leave without saving?"
      message="Some blocks of this lesson aren't saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
