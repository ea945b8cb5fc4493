/** A course of two modules and four topics, the first of them done, as the gateway returns it. */
export interface TestTopic {
  id: string;
  databaseId: number;
  name: string;
  status: "COMPLETED" | "PENDING";
  completedDate: string | null;
  isOpen: boolean;
  completion: "MANUAL" | "VIEWED";
}

const topic = (databaseId: number, name: string, completedDate: string | null = null): TestTopic => ({
  id: `T${databaseId}`,
  databaseId,
  name,
  status: completedDate ? "COMPLETED" : "PENDING",
  completedDate,
  isOpen: true,
  completion: "MANUAL",
});

export const enrolment = {
  id: "E1",
  percentage: 25,
  completedTopicCount: 1,
  topicCount: 4,
  course: { id: "C5" },
};

export const layoutAnswer = {
  course: {
    id: "C5",
    databaseId: 5,
    code: "SQL-PG",
    title: "SQL and PostgreSQL",
    imageUrl: null,
    canEnrol: false,
    placeRequestedAt: null,
    viewerEnrolment: enrolment,
  },
};

export const topicsAnswer = {
  course: {
    id: "C5",
    databaseId: 5,
    code: "SQL-PG",
    viewerEnrolment: { id: "E1", course: { id: "C5" } },
    modules: [
      {
        id: "M1",
        name: "Basics",
        topics: [topic(11, "Tables", "2025-03-05T06:00:00.000Z"), topic(12, "Rows")],
      },
      { id: "M2", name: "Joins", topics: [topic(21, "Inner joins"), topic(22, "Outer joins")] },
    ],
  },
};

/** The server's response to a completed topic. */
export function completionAnswer(topicId: number, status: "COMPLETED" | "PENDING", completed: number) {
  const done = status === "COMPLETED";
  return {
    result: {
      __typename: "TopicProgressPayload",
      topic: { id: `T${topicId}`, status, completedDate: done ? "2025-06-07T06:00:00.000Z" : null },
      enrolment: {
        id: "E1",
        completedTopicCount: completed,
        topicCount: 4,
        percentage: completed * 25,
        nextTopic: { topicId: 21, topicName: "Inner joins", moduleName: "Joins" },
      },
    },
  };
}
