import { rowsQuery } from "#gateway/graphql/queryFields";
import { nodeType, readersBy } from "#gateway/graphql/types";
import { isOwnAccount, visiblePasskeys } from "./access";

export const PasskeyNode = nodeType("Passkey", {
  description: "A passkey that signs an account in without a password. Visible to its owner only.",
  visible: visiblePasskeys,
  ...readersBy("userId", isOwnAccount),
  columns: {
    databaseId: "The id, used in arguments.",
    name: "The name its owner gave it.",
    createdAt: "When it was added.",
    lastUsedAt: "When it last signed in; null for never.",
  },
});

rowsQuery("passkeys", {
  type: PasskeyNode,
  description: "The viewer's own passkeys, oldest first.",
  readers: "signedIn",
  where: ({ viewer }) => visiblePasskeys(viewer),
  orderBy: [{ id: "asc" }],
});
