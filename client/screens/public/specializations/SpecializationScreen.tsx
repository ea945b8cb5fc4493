import { graphql } from "react-relay";
import type { SpecializationScreenQuery } from "~/__generated__/SpecializationScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { SpecializationDetail } from "./SpecializationDetail";

/** One specialization and its courses. */
export function SpecializationScreen() {
  const { specialization } = useRouteQuery<SpecializationScreenQuery>(graphql`
    query SpecializationScreenQuery($databaseId: Int!) @preloadable {
      specialization(databaseId: $databaseId) {
        ...SpecializationDetail_specialization
      }
    }
  `);
  if (specialization) return <SpecializationDetail specialization={specialization} />;
  return (
    <NotFoundState
      what="Specialization"
      actions={
        <ButtonLink variant="primary" to="/specializations">
          View all specializations
        </ButtonLink>
      }
    >
      There is no specialization at this address, or it was removed.
    </NotFoundState>
  );
}
