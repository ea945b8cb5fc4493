import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { UserPayload } from "../users/UserPayload";
import { eraseUser } from "./eraseCommands";

staffMutation("eraseUser", {
  right: "people.erase",
  type: UserPayload,
  description:
    "Replaces a person's name and addresses everywhere, and ends their sessions; payments and marks stay. Cannot be undone. CONFLICT for the viewer, the last active ADMIN and people already erased. Requires people.erase.",
  args: toArgs({
    userId: rowId("account"),
    name: required("String", "The person's name, typed as displayed."),
  }),
  run: eraseUser,
});
