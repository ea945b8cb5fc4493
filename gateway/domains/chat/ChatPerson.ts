import { builder } from "#gateway/graphql/builder";
import type { ChatPerson as Person, MessagePreview as Preview } from "./roomAggregates";

export const ChatPerson = builder.objectRef<Person>("ChatPerson").implement({
  description: "A person to talk to: what everybody of the organization may know.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("userId", { description: "The account's number." }),
    name: t.exposeString("name", { description: "The name as people write it." }),
    isOnline: t.boolean({
      description: "Whether the person has a socket open at this moment, at any gateway.",
      resolve: ({ userId }, _args, { presence, tenant }) => presence.online(tenant.id).has(userId),
    }),
  }),
});

export const MessagePreview = builder.objectRef<Preview>("MessagePreview").implement({
  description: "A message as a list of rooms shows it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    messageId: t.exposeInt("messageId", { description: "The message's number." }),
    authorId: t.exposeInt("authorId", { description: "The number of who wrote it." }),
    authorName: t.exposeString("authorName", { description: "Who wrote it." }),
    text: t.exposeString("text", {
      description:
        "The beginning of its text, at most 140 characters on one line; empty when it was deleted.",
    }),
    isDeleted: t.exposeBoolean("isDeleted", { description: "Whether it was deleted." }),
    createdDate: t.expose("createdDate", { type: "DateTime", description: "When it was sent." }),
  }),
});
