import { ListTree, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { Navigate, useLocation, useParams } from "react-router-dom";
import type { LessonScreenQuery } from "~/__generated__/LessonScreenQuery.graphql";
import type { LessonScreenSubscription } from "~/__generated__/LessonScreenSubscription.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle, useTitleOfWhole } from "~/layout/useScreenTitle";
import { LessonHead } from "~/lesson/LessonHead";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { useLive } from "~/relay/useLive";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { isStaff } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { Drawer } from "~/ui/Drawer";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { WhenNear } from "~/ui/WhenNear";
import type { CourseSearchProps } from "../CourseSearch";
import { coursePath, lessonPath } from "../coursePath";
import { NotEnrolled } from "../NotEnrolled";
import { LessonBody } from "./LessonBody";
import type { LessonClosedProps } from "./LessonClosed";
import type { LessonDiscussionProps } from "./LessonDiscussion";
import { LessonEnd } from "./LessonEnd";
import { LessonNotes } from "./LessonNotes";
import { LessonOutline } from "./LessonOutline";
import { NoLesson } from "./NoLesson";

const posts = <SkeletonRows rows={3} height="h-12" />;

/** The posts under the lesson, whose code loads when the reader comes near. */
const LessonDiscussion = lazyWithRetry<LessonDiscussionProps>(
  async () => (await import("./LessonDiscussion")).LessonDiscussion,
  { fallback: posts },
);

const search = <Skeleton className="h-9 w-full rounded-md" />;

/** The search in the course, which a reader who opens the course has loaded. */
const CourseSearch = lazyWithRetry<CourseSearchProps>(
  async () => (await import("../CourseSearch")).CourseSearch,
  { fallback: search },
);

/** The parts that a reader seldom meets. */
const LessonClosed = lazyWithRetry<LessonClosedProps>(
  async () => (await import("./LessonClosed")).LessonClosed,
  { fallback: <Skeleton className="h-48 w-full rounded-lg" /> },
);

const query = graphql`
  query LessonScreenQuery($topicId: Int!) @preloadable {
    topic(databaseId: $topicId) {
      id
      databaseId
      name
      access
      isOpen
      hasLesson
      canDiscuss
      course {
        databaseId
        code
        title
        viewerEnrolment { id }
        ...LessonOutline_course
        ...NotEnrolled_course
      }
      ...LessonHead_topic
      ...LessonBody_topic
      ...LessonEnd_topic
      ...LessonClosed_topic
      ...LessonNotes_topic
      ...LessonDiscussion_topic
    }
  }
`;

const subscription = graphql`
  subscription LessonScreenSubscription($topicId: Int!) {
    topicChanged(topicId: $topicId) {
      id
      status
      completedDate
      access
      isOpen
      hasLesson
      ...LessonHead_topic
      ...LessonBody_topic
      ...LessonDiscussion_topic
    }
  }
`;

type Topic = NonNullable<LessonScreenQuery["response"]["topic"]>;

/** A lesson, with the course's outline beside it. */
export function LessonScreen() {
  const { topic } = useRouteQuery<LessonScreenQuery>(query);
  const { account } = useSession();
  const canonical = useCanonicalAddress(topic);
  useTitleOfWhole(topic?.course.title ?? null);
  useLive<LessonScreenSubscription>(subscription, {
    variables: { topicId: topic?.databaseId ?? 0 },
    // A lesson that is not open yet opens on the screen.
    enabled: topic?.isOpen === true || topic?.access === "NOT_OPEN",
  });
  if (!topic) return <LessonNotFound />;
  if (canonical) return <Navigate to={canonical} replace />;
  if (topic.access === "ENROL" && !isStaff(account)) return <NotEnrolled course={topic.course} />;
  return <Lesson key={topic.id} topic={topic} />;
}

/** The lesson's address under its course's own code and id, where the address has others. */
function useCanonicalAddress(topic: Topic | null | undefined): string | null {
  const { pathname } = useLocation();
  const { title, id } = useParams();
  if (!topic || (title === topic.course.code && Number(id) === topic.course.databaseId)) return null;
  const address = lessonPath(topic.course, topic);
  return address === pathname ? null : address;
}

function Lesson({ topic }: { topic: Topic }) {
  useScreenTitle(topic.name);
  const { course } = topic;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="sticky top-6 hidden max-h-[calc(100dvh-48px)] flex-col gap-4 self-start lg:flex print:hidden">
        <CourseSearch course={course} shortcut />
        <div className="min-h-0 overflow-y-auto pb-4">
          <LessonOutline course={course} current={topic.databaseId} />
        </div>
      </div>
      <div className="min-w-0">
        <OutlineDrawer topic={topic} />
        <article className="mx-auto max-w-3xl">
          <LessonHead topic={topic} />
          <LessonContent topic={topic} />
          <LessonEnd topic={topic} />
          {topic.isOpen && (
            <div className="mt-10 grid gap-8 print:hidden">
              <LessonNotes topic={topic} />
              {topic.canDiscuss && <Discussion topic={topic} />}
            </div>
          )}
        </article>
      </div>
    </div>
  );
}

function Discussion({ topic }: { topic: Topic }) {
  // A link to a question leads to the discussion, wherever on the page it is.
  const isSought = useLocation().hash.startsWith("#question-");
  const discussion = <LessonDiscussion topic={topic} />;
  return (
    <section aria-labelledby="lesson-questions">
      <h2 id="lesson-questions" className="mb-2 flex items-center gap-2 text-base font-semibold text-ink">
        <MessagesSquare aria-hidden className="size-4 text-muted" />
        Questions and answers
      </h2>
      {isSought ? discussion : <WhenNear placeholder={posts}>{discussion}</WhenNear>}
    </section>
  );
}

function LessonContent({ topic }: { topic: Topic }) {
  if (!topic.isOpen) return <LessonClosed topic={topic} />;
  if (!topic.hasLesson) return <NoLesson />;
  return <LessonBody topic={topic} isRecorded={Boolean(topic.course.viewerEnrolment)} />;
}

/** The outline on a phone, in a drawer. */
function OutlineDrawer({ topic }: { topic: Topic }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-5 lg:hidden print:hidden">
      <Button icon={<ListTree />} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Lessons
      </Button>
      {isOpen && (
        <Drawer
          label="Lessons"
          side="left"
          head={<span className="text-sm font-semibold">Lessons</span>}
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-4">
            <CourseSearch course={topic.course} />
            <LessonOutline course={topic.course} current={topic.databaseId} />
          </div>
        </Drawer>
      )}
    </div>
  );
}

function LessonNotFound() {
  const { title, id } = useParams();
  const course = { code: title ?? "", databaseId: Number(id) || 0 };
  return (
    <NotFoundState
      what="Lesson"
      links={[
        { label: "Go to the course", to: `${coursePath(course)}/topics` },
        { label: "Go to My Courses", to: "/learner/courses" },
      ]}
    >
      This lesson doesn't exist, or it was deleted.
    </NotFoundState>
  );
}
