import { graphql } from "react-relay";
import type { AssignUsersScreenQuery } from "../../../../__generated__/AssignUsersScreenQuery.graphql";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { PageHeader } from "../../../../ui/PageHeader";
import { UnknownBatch } from "../UnknownBatch";
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
  if (!batch) return <UnknownBatch />;
  return (
    <>
      <PageHeader
        title="Assign users"
        subtitle={
          batch.courseCount === 0
            ? "The batch has no courses yet; who is in it is enrolled in them as they come."
            : "Whoever comes into the batch is enrolled in its courses."
        }
      />
      <AssignUsersForm batchId={batch.databaseId} />
    </>
  );
}
