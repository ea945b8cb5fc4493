import { matchQuery } from "#gateway/graphql/bestMatches";
import { offeredBatches } from "./access";
import { Batch } from "./Batch";
import { batchFilter } from "./rules";

matchQuery("batchMatches", {
  type: Batch,
  description: "Batches to choose from, best matches of the name first, then the latest. Requires staff.",
  authScopes: { "batches.read": true, "payments.read": true, "invitations.manage": true },
  visible: offeredBatches,
  where: ({ search }) => batchFilter({ search }),
  orderBy: [{ startDate: "desc" }, { id: "desc" }],
});
