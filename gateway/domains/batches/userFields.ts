import { listField } from "#gateway/graphql/lists";
import { User } from "../users/User";
import { Batch } from "./Batch";

listField(User, "batches", {
  type: Batch,
  description: "The batches that the user is in, the latest to start first. Requires staff.",
  readers: "staff",
  where: ({ id }) => ({ users: { some: { userId: id } } }),
  orderBy: [{ startDate: "desc" }, { id: "desc" }],
});
