import { graphql } from "react-relay";
import type { SpecializationScreenQuery } from "~/__generated__/SpecializationScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { SpecializationDetail } from "./SpecializationDetail";

/** A specialization with its courses. */
export function SpecializationScreen() {
  const { specialization } = useRouteQuery<SpecializationScreenQuery>(graphql`
    query SpecializationScreenQuery($databaseId: Int!) @preloadable {
      specialization(databaseId: $databaseId) { ...useSpecialization_specialization }
    }
  `);
  if (specialization) return <SpecializationDetail specialization={specialization} />;
  return (
    <NotFoundState
      what="Specialization"
      links={[{ label: "View all specializations", to: "/specializations" }]}
    >
      This specialization doesn't exist, or it was removed.
    </NotFoundState>
  );
}
