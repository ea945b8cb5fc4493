import { useParams } from "react-router-dom";
import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

interface Kind {
  what: string;
  why: string;
  /** Ways on, the first one first; `id` is the address's first id. */
  ways: (id: string | undefined) => readonly { label: string; to: string }[];
}

const batches = { label: "Go to all batches", to: "/admin/batches" };

const kinds = {
  batch: {
    what: "Batch",
    why: "It may have been deleted, or the address has a mistake in it.",
    ways: () => [batches],
  },
  batchCourse: {
    what: "Batch course",
    why: "It may have been removed from the batch, or the address has a mistake in it.",
    ways: (id) => [{ label: "Go to the batch's courses", to: `/admin/batches/${id}/courses` }, batches],
  },
  course: {
    what: "Course",
    why: "There is no course at this address; it may have been deleted.",
    ways: () => [{ label: "All courses", to: "/admin/courses" }],
  },
  curriculum: {
    what: "Curriculum",
    why: "There is no curriculum at this address. It may have been deleted or renamed.",
    ways: () => [{ label: "All curricula", to: "/admin/curriculum" }],
  },
  payment: {
    what: "Payment",
    why: "There is no payment at this address. It may have been deleted.",
    ways: () => [{ label: "All payments", to: "/admin/payments" }],
  },
  resource: {
    what: "Resource",
    why: "There is no resource at this address. It may have been deleted.",
    ways: () => [{ label: "All resources", to: "/admin/resources" }],
  },
  user: {
    what: "User",
    why: "There is no user at this address. The account may have been deleted.",
    ways: () => [{ label: "All users", to: "/admin/users" }],
  },
} as const satisfies Record<string, Kind>;

interface Props {
  kind: keyof typeof kinds;
  /** Where the others are, when not in the list of all. */
  back?: string;
}

/** For an address that names something that is not there. */
export function NotFound({ kind, back }: Props) {
  const { id } = useParams();
  const { what, why, ways }: Kind = kinds[kind];
  return (
    <NotFoundState
      what={what}
      actions={ways(id).map(({ label, to }, index) => (
        <ButtonLink key={to} variant={index === 0 ? "primary" : "secondary"} to={(index === 0 && back) || to}>
          {label}
        </ButtonLink>
      ))}
    >
      {why}
    </NotFoundState>
  );
}
