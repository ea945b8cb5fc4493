import type { DomainManifest } from "#gateway/graphql/manifest";
import "./mutations";
import "./peopleQueries";
import "./queries";
import "./roomQueries";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["Room", "RoomMember", "Message", "MessageRevision", "Favourite"],
};
