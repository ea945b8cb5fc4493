import { matchQuery } from "#gateway/graphql/bestMatches";
import { Batch } from "./Batch";
import { batchFilter } from "./rules";
import { visibleBatches } from "./access";
import { may } from "#gateway/session/viewer";

matchQuery("batchMatches", {
  type: Batch,
  description: "Batches to choose from, best matches of the name first, then the latest. Requires staff.",
  authScopes: { "batches.read": true, "payments.read": true, "invitations.manage": true },
  fields: ["name"],
  visible: (viewer) => (may(viewer, "batches.read") ? visibleBatches(viewer) : {}),
  where: ({ search }) => batchFilter({ search }),
  orderBy: [{ startDate: "desc" }, { id: "desc" }],
});
