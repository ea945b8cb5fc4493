import type { Prisma } from "#gateway/database/generated/prisma/client";
import { required, toArgs } from "#gateway/graphql/arguments";
import { findBestMatches } from "#gateway/graphql/bestMatches";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import type { Viewer } from "#gateway/session/viewer";
import { foldForSearch } from "../foldContract";
import { searchLimit } from "../lists/contract";
import { literally, ranks, sameText } from "../rules";
import { metUsers } from "../users/access";
import { mayReadAccount } from "../users/metLoaders";
import { chatLimits } from "./contract";

interface Contact {
  id: number;
  name: string;
  username: string;
  email: string;
  avatarUrl: string | null;
}

const ChatContact = valueType<Contact>("ChatContact", {
  description: "A user to start a conversation with.",
  readers: "signedIn",
  values: {
    databaseId: value("Int", "The account's id."),
    name: value("String", "The user's display name."),
    username: value("String", "Distinguishes users with the same name."),
    avatarUrl: nullable("String", "URL of the picture; null shows initials."),
  },
  fields: (t) => ({
    email: t.string({
      nullable: true,
      description: "The email address; null unless the viewer meets the user as staff.",
      resolve: async (contact, _args, context) =>
        (await mayReadAccount(context, contact)) ? contact.email : null,
    }),
    isOnline: t.boolean({
      description: "Whether the user is online, at any gateway.",
      resolve: ({ id }, _args, { presence, tenant }) => presence.online(tenant.id).has(id),
    }),
  }),
});

const mode = "insensitive" as const;

/** Only those who see an address may search for a part of it: others could guess it letter by letter. */
function fitting(search: string, viewer: Viewer): Prisma.UserWhereInput {
  const byAddress = { email: { contains: literally(search), mode }, AND: metUsers(viewer) };
  return { OR: [{ searchText: ranks(foldForSearch(search)) }, { email: sameText(search) }, byAddress] };
}

valueQuery("chatPeople", {
  type: [ChatContact],
  description:
    "Active users of the organization to chat with, without the viewer, best matches first; at most 20.",
  readers: "signedIn",
  args: toArgs({
    search: required(
      "String",
      "Part of the name or username, or the whole email address; staff may also search for part of the address of people whom they meet.",
    ),
  }),
  resolve: ({ search }, { db, viewer }) =>
    findBestMatches({
      search: search.trim().slice(0, searchLimit),
      first: chatLimits.people,
      read: ({ search, tier, take, notIn }) =>
        db.user.findMany({
          where: {
            AND: [
              { active: true, id: { notIn: [...notIn, requireMember(viewer).userId] } },
              fitting(search, viewer),
              tier,
            ],
          },
          orderBy: [{ sortKey: "asc" }, { id: "asc" }],
          take,
          select: { id: true, name: true, username: true, email: true, avatarUrl: true },
        }),
    }),
});
