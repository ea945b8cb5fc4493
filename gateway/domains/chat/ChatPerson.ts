import { builder } from "#gateway/graphql/builder";
import type { ChatPerson as Person, MessagePreview as Preview } from "./roomAggregates";

export const ChatPerson = builder.objectRef<Person>("ChatPerson").implement({
  description: "The public profile of a user of the organization.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("userId", { description: "The account's id." }),
    name: t.exposeString("name", { description: "The name as people write it." }),
    isOnline: t.boolean({
      description: "Whether the user has a socket open now, at any gateway.",
      resolve: ({ userId }, _args, { presence, tenant }) => presence.online(tenant.id).has(userId),
    }),
  }),
});

export const MessagePreview = builder.objectRef<Preview>("MessagePreview").implement({
  description: "A message in a list of rooms.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    messageId: t.exposeInt("messageId", { description: "The message's id." }),
    authorId: t.exposeInt("authorId", { description: "The author's id." }),
    authorName: t.exposeString("authorName", { description: "The author." }),
    text: t.exposeString("text", {
      description:
        "The beginning of its text, at most 140 characters on one line; empty when it was deleted.",
    }),
    isDeleted: t.exposeBoolean("isDeleted", { description: "Whether it was deleted." }),
    createdDate: t.expose("createdDate", { type: "DateTime", description: "When it was sent." }),
  }),
});
