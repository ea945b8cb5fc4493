import { liveValue } from "../graphql/liveFields";
import type { LiveList } from "../graphql/manifest";
import { manifests } from "./manifests";

const dashboard: LiveList = {
  field: "dashboardChanged",
  description: "Sent when something that the dashboard shows changes.",
  topics: manifests.flatMap(({ dashboardTopics = [] }) => dashboardTopics),
};

const lists = [...manifests.flatMap(({ liveLists = [] }) => liveLists), dashboard];

// The screens of staff that list what many commands change. The event takes no statement of the database.
for (const { field, description, topics, scope } of lists)
  liveValue(field, {
    type: "Boolean",
    description: `${description} Always true: refetch the list. Requires ${scope ? [scope].flat().join(" or ") : "staff"}.`,
    readers: scope ?? "staff",
    topics,
    resolve: () => true,
  });
