import { graphql } from "react-relay";
import type { AssignUsersScreenQuery } from "~/__generated__/AssignUsersScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { BatchNotFound } from "../BatchNotFound";
import { AssignUsersForm } from "./AssignUsersForm";

const query = graphql`
  query AssignUsersScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      databaseId
      name
      courseCount
    }
  }
`;

/** Puts users into a batch: one, or many at once. */
export function AssignUsersScreen() {
  const { batch } = useRouteQuery<AssignUsersScreenQuery>(query);
  useScreenTitle(batch ? `Assign users, ${batch.name}` : null);
  if (!batch) return <BatchNotFound />;
  return (
    <>
      <PageHeader
        title="Assign users"
        subtitle={
          batch.courseCount === 0
            ? "No courses yet. Learners are enrolled automatically when you add one."
            : "Learners you add are enrolled in the batch's courses."
        }
      />
      <AssignUsersForm batchId={batch.databaseId} />
    </>
  );
}
