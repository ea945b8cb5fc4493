import { value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import { type ChatPerson as Person, type MessagePreview as Preview, readAvatars } from "./roomAggregates";

export const ChatPerson = valueType<Person>("ChatPerson", {
  description: "The public profile of a user of the organization.",
  readers: "signedIn",
  values: {
    name: value("String", "The user's display name."),
  },
  fields: (t) => ({
    databaseId: t.exposeInt("userId", { description: "The account's id." }),
    avatarUrl: t.string({
      nullable: true,
      description: "URL of the picture; null shows initials.",
      resolve: async ({ userId }, _args, { loaders }) => (await loaders.load(readAvatars, userId)) ?? null,
    }),
    isOnline: t.boolean({
      description: "Whether the user is online, at any gateway.",
      resolve: ({ userId }, _args, { presence, tenant }) => presence.online(tenant.id).has(userId),
    }),
  }),
});

export const MessagePreview = valueType<Preview>("MessagePreview", {
  description: "A message in a list of rooms.",
  readers: "signedIn",
  values: {
    messageId: value("Int", "The message's id."),
    authorId: value("Int", "The author's id."),
    authorName: value("String", "The author."),
    text: value(
      "String",
      "The start of its text, at most 140 characters on one line; empty if it was deleted.",
    ),
    isDeleted: value("Boolean", "Whether it was deleted."),
    createdDate: value("DateTime", "When it was sent."),
  },
});
