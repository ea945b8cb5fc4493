import { changedPayload } from "#gateway/graphql/payloads";
import { User } from "./User";

/** The account after a change; every mutation of one account returns it. */
export const UserPayload = changedPayload("UserPayload", {
  description: "The account after the change.",
  readers: "signedIn",
  rows: { user: { type: User, id: "userId", description: "The account after the change." } },
});
