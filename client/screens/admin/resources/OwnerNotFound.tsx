import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

interface Props {
  what: "Course" | "Resource";
  /** Where the others are. */
  back: string;
}

/** For the address of a course or a resource that is not there. */
export function OwnerNotFound({ what, back }: Props) {
  return (
    <NotFoundState
      what={what}
      actions={
        <ButtonLink variant="primary" to={back}>
          {what === "Course" ? "All courses" : "All resources"}
        </ButtonLink>
      }
    >
      {`There is no ${what.toLowerCase()} at this address. It may have been deleted.`}
    </NotFoundState>
  );
}
