import { matchQuery } from "#gateway/graphql/bestMatches";
import { Batch } from "./Batch";
import { batchFilter } from "./rules";

matchQuery("batchMatches", {
  type: Batch,
  description: "Batches to choose from, best matches of the name first, then the latest. Requires staff.",
  authScopes: { staff: true },
  fields: ["name"],
  where: ({ search }) => batchFilter({ search }),
  orderBy: [{ startDate: "desc" }, { id: "desc" }],
});
