interface Addressed {
  readonly code: string;
  readonly databaseId: number;
}

/** The address of a learner's course, by code for people and by number for the server. */
export const coursePath = ({ code, databaseId }: Addressed): string =>
  `/learner/courses/${encodeURIComponent(code)}/${databaseId}`;

/** The id of a topic's checkbox, which the address names after '#'. */
export const topicAnchor = (topicId: number): string => `topic-${topicId}`;
