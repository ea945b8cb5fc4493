import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { curriculumRoutes } from "~/screens/admin/curricula/routes";

export const area = [{ path: "admin", children: curriculumRoutes }];

export const java = {
  __typename: "Curriculum",
  id: "Curriculum:3",
  databaseId: 3,
  title: "Java & more",
  description: "",
  level: "BEGINNER",
  duration: 60,
  updatedAt: "2025-01-31T10:00:00.000Z",
  status: "DRAFT",
  objectives: [],
  authorName: null,
  trainer: null,
  trainerName: null,
  imageUrl: null,
  price: null,
  modules: [],
};

export const part = {
  __typename: "CurriculumModule",
  id: "CurriculumModule:31",
  databaseId: 31,
  name: "One",
  questions: [],
  topics: [
    { __typename: "CurriculumTopic", id: "CurriculumTopic:311", databaseId: 311, name: "a", blocks: [] },
  ],
};

export const partRow = { id: 31, name: "One", topics: [{ id: 311, name: "a" }] };

export const pageInfo = { hasNextPage: false, hasPreviousPage: false };

export const categories = { nodes: [] };

export function openList(nodes: object[], script: Script = {}) {
  const gateway = scriptGateway({
    curricula: () => ({ totalCount: nodes.length, pageInfo, nodes }),
    ...script,
  });
  openScreen("/admin/curriculum", area);
  return gateway;
}
