/** A rubric, as the server returns it. */
export const aRubric = (databaseId: number, name: string, fields: object = {}) => ({
  __typename: "Rubric",
  id: `rubric-${databaseId}`,
  databaseId,
  name,
  points: 4,
  assignmentCount: 0,
  updatedAt: "2026-03-01T10:00:00.000Z",
  criteria: [
    {
      key: "a",
      title: "Clarity",
      description: "",
      levels: [{ label: "Clear", points: 4, description: "" }],
    },
  ],
  ...fields,
});
