/** What a trainer is to a batch course; one role each. */
export const trainerRoles = ["TRAINER", "CO_TRAINER", "GUEST", "MENTOR", "ASSISTANT", "REVIEWER"] as const;
export type TrainerRole = (typeof trainerRoles)[number];
