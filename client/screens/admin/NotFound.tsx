import { useParams } from "react-router-dom";
import { NotFoundState } from "~/layout/NotFoundState";

interface Kind {
  what: string;
  why: string;
  /** The links to offer, the main one first; `id` is the first id in the address. */
  ways: (id: string | undefined) => readonly { label: string; to: string }[];
}

const batches = { label: "Go to all batches", to: "/admin/batches" };

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
  course: {
    what: "Course",
    why: "This course doesn't exist. It may have been deleted.",
    ways: () => [{ label: "All courses", to: "/admin/courses" }],
  },
  curriculum: {
    what: "Curriculum",
    why: "This curriculum doesn't exist. It may have been deleted or renamed.",
    ways: () => [{ label: "All curricula", to: "/admin/curriculum" }],
  },
  generationTarget: {
    what: "Page",
    why: "This course or curriculum doesn't exist. It may have been deleted.",
    ways: () => [{ label: "All curricula", to: "/admin/curriculum" }],
  },
  organization: {
    what: "Organization",
    why: "This organization doesn't exist, or you don't have access to it.",
    ways: () => [{ label: "Your organization", to: "/admin/organizations" }],
  },
  lesson: {
    what: "Lesson",
    why: "This course has no such topic. It may have been deleted.",
    ways: (id) => [{ label: "Go to the course's curriculum", to: `/admin/courses/${id}/curriculum` }],
  },
  mail: {
    what: "Mail",
    why: "This mail doesn't exist. It may have been deleted.",
    ways: () => [{ label: "All mail", to: "/admin/mail" }],
  },
  mailTemplate: {
    what: "Template",
    why: "There is no such kind of mail.",
    ways: () => [{ label: "All templates", to: "/admin/mail/templates" }],
  },
  payment: {
    what: "Payment",
    why: "This payment doesn't exist. It may have been deleted.",
    ways: () => [{ label: "All payments", to: "/admin/payments" }],
  },
  post: {
    what: "Post",
    why: "This post doesn't exist. It may have been deleted.",
    ways: () => [{ label: "View all posts", to: "/admin/blogs" }],
  },
  resource: {
    what: "Resource",
    why: "This resource doesn't exist. It may have been deleted.",
    ways: () => [{ label: "All resources", to: "/admin/resources" }],
  },
  specialization: {
    what: "Specialization",
    why: "This specialization doesn't exist. It may have been deleted.",
    ways: () => [{ label: "All specializations", to: "/admin/specializations" }],
  },
  user: {
    what: "User",
    why: "This user doesn't exist. The account may have been deleted.",
    ways: () => [{ label: "All users", to: "/admin/users" }],
  },
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
