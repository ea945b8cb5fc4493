import { CloudUpload, Library, ListChecks, NotebookPen, Pencil, Route } from "lucide-react";
import { useCallback, useLayoutEffect, useState } from "react";
import { graphql } from "react-relay";
import { useMatch, useNavigate, useParams } from "react-router-dom";
import type { CourseAdminLayoutQuery } from "~/__generated__/CourseAdminLayoutQuery.graphql";
import { mayOpenIn, reaches } from "~/areas/courseReach";
import { mayOpen } from "~/areas/mayOpen";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { learnerNoun, moduleNoun, topicNoun } from "~/formats/nouns";
import { QuantityLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { useSession } from "~/session/sessionStore";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { LinkPermission } from "~/ui/linkPermission";
import { DetailFrame, DetailHead } from "../DetailFrame";
import {
  CourseActDialog,
  courseActions,
  publicationActions,
  toPublishStatus,
  useCourseActs,
} from "./courseActs";

const query = graphql`
  query CourseAdminLayoutQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      id
      databaseId
      code
      title
      status
      moduleCount
      topicCount
      updatedAt
      learnerCount
      canListLearners
      reachedRights
    }
  }
`;

type Course = NonNullable<CourseAdminLayoutQuery["response"]["course"]>;

/** A course's links and actions, with the reason when one fails. What a draft waits for is to be published. */
function CourseViewActions({ course }: { course: Course }) {
  const navigate = useNavigate();
  const acts = useCourseActs(() => void navigate("/admin/courses"));
  const address = `/admin/courses/${course.databaseId}`;
  const failure = acts.failures[course.id];
  const isDraft = toPublishStatus(course.status) === "DRAFT";
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink icon={<Route />} to={`${address}/curriculum`}>
          Curriculum
        </ButtonLink>
        <ButtonLink icon={<Library />} to={`${address}/resources`}>
          Resources
        </ButtonLink>
        <ButtonLink variant={isDraft ? "secondary" : "primary"} icon={<Pencil />} to={`${address}/edit`}>
          Edit
        </ButtonLink>
        {isDraft && reaches(course, "courses.write") && (
          <Button variant="primary" icon={<CloudUpload />} onClick={() => void acts.ask("publish", course)}>
            Publish
          </Button>
        )}
        <ActionsMenu
          name={course.title}
          variant="secondary"
          items={[
            ...(isDraft ? [] : publicationActions(course, acts.ask)),
            {
              label: "Assignments",
              to: `/admin/assignments?course=${course.databaseId}`,
              icon: <NotebookPen />,
            },
            {
              label: "Assessments",
              to: `/admin/assessments?course=${course.databaseId}`,
              icon: <ListChecks />,
            },
            ...courseActions(course, acts.ask),
          ]}
        />
      </div>
      {failure && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {failure}
        </p>
      )}
      <CourseActDialog acts={acts} />
    </div>
  );
}

/** How many people are enrolled, which opens them for who may look all of them up. */
function Learners({ course: { databaseId, title, learnerCount, canListLearners } }: { course: Course }) {
  if (!canListLearners) return <span>{formatQuantity(learnerCount, learnerNoun)}</span>;
  const to = figureAddresses.learnersOfCourse(databaseId);
  return <QuantityLink count={learnerCount} to={to} noun={learnerNoun} whose={`of ${title}`} />;
}

/** The head of all screens of a course: its name, status and size; its actions on the overview. */
function CourseHeader({ course }: { course: Course }) {
  const isOverview = useMatch("/admin/courses/:id") !== null;
  const { databaseId, code, title, status, moduleCount, topicCount, updatedAt } = course;
  const modules = formatQuantity(moduleCount, moduleNoun);
  const topics = formatQuantity(topicCount, topicNoun);
  return (
    <DetailHead
      name={title}
      to={isOverview ? undefined : `/admin/courses/${databaseId}`}
      status={<PublishStatusBadge state={status} />}
      facts={
        <>
          <span>{code}</span>
          <span>{`${modules}, ${topics}`}</span>
          <Learners course={course} />
          <span>Updated {formatDate(updatedAt)}</span>
        </>
      }
      actions={isOverview && <CourseViewActions course={course} />}
    />
  );
}

const screens = {
  edit: "Edit",
  curriculum: "Course curriculum",
  questions: "Questions",
  resources: "Course resources",
  tasks: "Tasks",
  history: "History",
};

/**
 * The frame of all screens of a course: its head and tabs. Once the course is known, links to screens that the viewer's
 * rights do not reach in it are left out.
 */
export function CourseAdminLayout() {
  const { id } = useParams();
  const { account } = useSession();
  const [known, setKnown] = useState<Reached | null>(null);
  const reached = known?.id === id ? known?.rights : undefined;
  const mayFollow = useCallback(
    (path: string) => (reached ? mayOpenIn(account, path, reached) : mayOpen(account, path)),
    [account, reached],
  );
  return (
    <LinkPermission value={mayFollow}>
      <DetailFrame
        head={<CourseHead onKnown={setKnown} />}
        label="This course"
        base={`/admin/courses/${id}`}
        screens={screens}
      />
    </LinkPermission>
  );
}

/** The rights that reach a course, by the id in its address. */
interface Reached {
  id: string;
  rights: readonly string[];
}

function CourseHead({ onKnown }: { onKnown: (reached: Reached) => void }) {
  const { course } = useRouteQuery<CourseAdminLayoutQuery>(query);
  const rights = course?.reachedRights;
  const id = course?.databaseId;
  useLayoutEffect(() => {
    if (rights && id !== undefined) onKnown({ id: String(id), rights });
  }, [rights, id, onKnown]);
  return course && <CourseHeader course={course} />;
}
