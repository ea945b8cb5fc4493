import { graphql } from "react-relay";
import type { CreateAssignmentScreenQuery } from "~/__generated__/CreateAssignmentScreenQuery.graphql";
import { createAssignment } from "~/commands/givingCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { courseOption } from "~/screens/admin/CoursePicker";
import { newAssignment } from "./AssignmentFields";
import { AssignmentForm } from "./AssignmentForm";

const query = graphql`
  query CreateAssignmentScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) { databaseId code title }
    rubrics(first: 100) {
      nodes { databaseId name points }
    }
  }
`;

const title = "Create assignment";
const list = "/admin/assignments";

/** Writes an assignment, then opens it to be given. */
export function CreateAssignmentScreen() {
  const { course, rubrics } = useRouteQuery<CreateAssignmentScreenQuery>(query);
  const save = useSave(createAssignment);
  return (
    <>
      <ScreenHead
        title={title}
        subtitle="Learners see it once it's given."
        breadcrumbs={[{ label: "Assignments", to: list }, { label: "Create" }]}
      />
      <AssignmentForm
        saved={{
          version: "",
          values: { ...newAssignment, courseId: course ? String(course.databaseId) : "" },
        }}
        course={course ? courseOption(course) : null}
        files={[]}
        rubrics={rubrics.nodes}
        submitLabel="Create assignment"
        onSave={(input, { onFieldErrors }) =>
          save({ input }, { onFieldErrors, to: ({ assignment }) => `${list}/${assignment.databaseId}/edit` })
        }
      />
    </>
  );
}
