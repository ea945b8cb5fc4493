import { liveValue } from "../graphql/liveFields";
import type { LiveList } from "../graphql/manifest";
import { manifests } from "./manifests";

const dashboard: LiveList = {
  field: "dashboardChanged",
  description: "Sent when something that the dashboard shows changes.",
  topics: manifests.flatMap(({ dashboardTopics = [] }) => dashboardTopics),
};

const lists = [...manifests.flatMap(({ liveLists = [] }) => liveLists), dashboard];

const getReaders = ({ scope, isForLearners }: LiveList) => {
  if (isForLearners) return { readers: "signedIn", who: "a sign-in" } as const;
  return scope
    ? { readers: scope, who: [scope].flat().join(" or ") }
    : ({ readers: "staff", who: "staff" } as const);
};

// Screens that list what many commands change. The event takes no statement of the database.
for (const list of lists) {
  const { readers, who } = getReaders(list);
  liveValue(list.field, {
    type: "Boolean",
    description: `${list.description} Always true: refetch the list. Requires ${who}.`,
    readers,
    topics: list.topics,
    resolve: () => true,
  });
}
