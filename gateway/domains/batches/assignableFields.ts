import { optional, toArgs } from "#gateway/graphql/arguments";
import { listField } from "#gateway/graphql/lists";
import { userFilter } from "../users/rules";
import { User } from "../users/User";
import { Batch } from "./Batch";

const assignable = (batchId: number, search: string | null | undefined) => ({
  AND: [{ userType: "U" as const, active: true, batchUsers: { none: { batchId } } }, userFilter({ search })],
});

listField(Batch, "assignableUsers", {
  type: User,
  description:
    "The users who can be added: active accounts of type U that are not in it, by name. Requires staff.",
  readers: "batches.write",
  args: toArgs({ search: optional("String", "Words that the name, username or address must contain.") }),
  where: ({ id }, { search }) => assignable(id, search),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});
