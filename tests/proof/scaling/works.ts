import { randomUUID } from "node:crypto";
import { graphqlRequest } from "#tests/support/asker";
import type { Work } from "./load";
import type { Learner, World } from "./world";

/** The requests of people, as the client's own screens send them. */
export function listWorks(world: World, documentId: (name: string) => string): readonly Work[] {
  const learner = (caller: number, turn: number): Learner => {
    const { learners } = world;
    const found = learners[(caller * 97 + turn) % learners.length];
    if (!found) throw new Error("the world has no learners");
    return found;
  };
  const as = (token: string) => ({ Authorization: `Bearer ${token}` });
  const ids = {
    catalogue: documentId("CatalogueScreenQuery"),
    myCourses: documentId("MyCoursesScreenQuery"),
    dashboard: documentId("DashboardScreenQuery"),
    tick: documentId("learnerCommandsSetTopicStatusMutation"),
    message: documentId("chatCommandsSendMessageMutation"),
  };
  const catalogue = graphqlRequest(
    { documentId: ids.catalogue, variables: { first: 12 } },
    { Cookie: "XSRF-TOKEN=proof" },
  );
  const dashboard = graphqlRequest({ documentId: ids.dashboard, variables: {} }, as(world.adminToken));
  return [
    {
      name: "a visitor reads the catalogue",
      connections: 32,
      expected: '"courses":',
      request: () => catalogue,
    },
    {
      name: "a learner reads My courses",
      connections: 16,
      expected: '"enrolments":',
      request: (caller, turn) =>
        graphqlRequest(
          { documentId: ids.myCourses, variables: { first: 12 } },
          as(learner(caller, turn).token),
        ),
    },
    {
      name: "staff read the dashboard",
      connections: 8,
      expected: '"batchesToday":',
      request: () => dashboard,
    },
    {
      name: "a learner ticks a topic",
      connections: 16,
      expected: "TopicProgressPayload",
      request(caller, turn) {
        const { token, courseId, topicId } = learner(caller, turn >> 1);
        const status = turn % 2 === 0 ? "COMPLETED" : "PENDING";
        return graphqlRequest(
          { documentId: ids.tick, variables: { input: { courseId, topicId, status } } },
          as(token),
        );
      },
    },
    {
      name: "a learner writes into the lobby",
      connections: 16,
      expected: "MessagePayload",
      request(caller, turn) {
        const input = {
          clientId: randomUUID(),
          roomId: world.lobbyId,
          messageText: "A message of usual length.",
        };
        return graphqlRequest(
          { documentId: ids.message, variables: { input } },
          as(learner(caller, turn).token),
        );
      },
    },
  ];
}
