interface CourseAddress {
  readonly code: string;
  readonly databaseId: number;
}

/** The path of a learner's course: the code is for people, the id for the server. */
export const coursePath = ({ code, databaseId }: CourseAddress): string =>
  `/learner/courses/${encodeURIComponent(code)}/${databaseId}`;

/** The DOM id of a topic's checkbox, used as the address's fragment. */
export const topicAnchor = (topicId: number): string => `topic-${topicId}`;

/** The DOM id of a block of a lesson, used as the address's fragment. */
export const blockAnchor = (blockId: number): string => `block-${blockId}`;

/** The path of a topic's lesson. */
export const lessonPath = (course: CourseAddress, topic: { readonly databaseId: number }): string =>
  `${coursePath(course)}/topics/${topic.databaseId}`;
