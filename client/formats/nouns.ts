// The nouns that several screens count.

export const batchNoun = { one: "batch", many: "batches" } as const;
export const blockNoun = { one: "block", many: "blocks" } as const;
export const courseNoun = { one: "course", many: "courses" } as const;
export const curriculumNoun = { one: "curriculum", many: "curricula" } as const;
export const learnerNoun = { one: "learner", many: "learners" } as const;
export const messageNoun = { one: "message", many: "messages" } as const;
export const moduleNoun = { one: "module", many: "modules" } as const;
export const questionNoun = { one: "question", many: "questions" } as const;
export const specializationNoun = { one: "specialization", many: "specializations" } as const;
export const topicNoun = { one: "topic", many: "topics" } as const;
export const userNoun = { one: "user", many: "users" } as const;
