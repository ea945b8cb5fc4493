import { valueType } from "#gateway/graphql/types";
import { User } from "../users/User";
import type { StartedSession } from "./sessionCommands";

/** The request that signs in is still a visitor's; its response may show the account whose password or code was given. */
export const ownAccount = (description: string) =>
  ({ type: User, id: "userId", description, grantScopes: ["ownAccount"] }) as const;

export const Session = valueType<StartedSession>("SessionPayload", {
  description: "A session and its account.",
  readers: "public",
  rows: { user: ownAccount("The signed-in user.") },
  fields: (t) => ({
    accessToken: t.exposeString("token", {
      description: "The bearer token, the same as in the session cookie. Sent only once.",
    }),
  }),
});
