import { listField } from "#gateway/graphql/lists";
import { User } from "../users/User";
import { visibleBatches } from "./access";
import { Batch } from "./Batch";

listField(User, "batches", {
  type: Batch,
  description: "The user's batches, latest start first. Requires staff.",
  readers: "batches.read",
  where: ({ id }, _args, { viewer }) => ({
    AND: [visibleBatches(viewer), { users: { some: { userId: id } } }],
  }),
  orderBy: [{ startDate: "desc" }, { id: "desc" }],
});
