import { useParams } from "react-router-dom";
import { NotFoundState } from "~/layout/NotFoundState";

interface Kind {
  what: string;
  why: string;
  /** The links to offer, the main one first; `id` is the first id in the address. */
  ways: (id: string | undefined) => readonly { label: string; to: string }[];
}

const batches = { label: "Go to all batches", to: "/admin/batches" };

/** A row that is offered the list of all such rows instead. */
const missing = (what: string, all: { label: string; to: string }, why?: string) => ({
  what,
  why: why ?? `This ${what.toLowerCase()} doesn't exist. It may have been deleted.`,
  ways: () => [all],
});

const kinds = {
  batch: {
    what: "Batch",
    why: "It may have been deleted, or the address may be mistyped.",
    ways: () => [batches],
  },
  batchCourse: {
    what: "Batch course",
    why: "It may have been removed from the batch, or the address may be mistyped.",
    ways: (id) => [{ label: "Go to the batch's courses", to: `/admin/batches/${id}/courses` }, batches],
  },
  assessmentResults: missing("Assessment", { label: "All courses", to: "/admin/courses" }),
  announcement: missing("Announcement", { label: "All announcements", to: "/admin/announcements" }),
  assessment: missing("Assessment", { label: "All assessments", to: "/admin/assessments" }),
  assignment: missing("Assignment", { label: "All assignments", to: "/admin/assignments" }),
  role: missing("Role", { label: "All roles", to: "/admin/roles" }),
  rubric: missing("Rubric", { label: "All rubrics", to: "/admin/rubrics" }),
  certificateTemplate: missing("Certificate template", {
    label: "All templates",
    to: "/admin/certificates/templates",
  }),
  course: missing("Course", { label: "All courses", to: "/admin/courses" }),
  curriculum: missing(
    "Curriculum",
    { label: "All curricula", to: "/admin/curriculum" },
    "This curriculum doesn't exist. It may have been deleted or renamed.",
  ),
  generationTarget: missing(
    "Page",
    { label: "All curricula", to: "/admin/curriculum" },
    "This course or curriculum doesn't exist. It may have been deleted.",
  ),
  organization: missing(
    "Organization",
    { label: "Your organization", to: "/admin/organizations" },
    "This organization doesn't exist, or you don't have access to it.",
  ),
  lesson: {
    what: "Lesson",
    why: "This course has no such topic. It may have been deleted.",
    ways: (id) => [{ label: "Go to the course's curriculum", to: `/admin/courses/${id}/curriculum` }],
  },
  mail: missing("Mail", { label: "All mail", to: "/admin/mail" }),
  mailTemplate: missing(
    "Template",
    { label: "All templates", to: "/admin/mail/templates" },
    "This kind of mail doesn't exist.",
  ),
  payment: missing("Payment", { label: "All payments", to: "/admin/payments" }),
  post: missing("Post", { label: "View all posts", to: "/admin/blogs" }),
  resource: missing("Resource", { label: "All resources", to: "/admin/resources" }),
  specialization: missing("Specialization", { label: "All specializations", to: "/admin/specializations" }),
  user: missing(
    "User",
    { label: "All users", to: "/admin/users" },
    "This user doesn't exist. The account may have been deleted.",
  ),
} as const satisfies Record<string, Kind>;

export type NotFoundKind = keyof typeof kinds;

interface Props {
  kind: NotFoundKind;
  /** The address of the list to offer, if not the list of all. */
  back?: string;
}

/** Shown for the address of an unknown object. */
export function NotFound({ kind, back }: Props) {
  const { id } = useParams();
  const { what, why, ways }: Kind = kinds[kind];
  return (
    <NotFoundState
      what={what}
      links={ways(id).map(({ label, to }, index) => ({ label, to: (index === 0 && back) || to }))}
    >
      {why}
    </NotFoundState>
  );
}
