/** What a trainer is to a batch course; one role each. */
export const trainerRoles = ["TRAINER", "CO_TRAINER", "GUEST", "MENTOR", "ASSISTANT", "REVIEWER"] as const;
export type TrainerRole = (typeof trainerRoles)[number];
/** As the documented calls and the screens spell them. */
export const trainerRoleLabels: Record<TrainerRole, string> = {
  TRAINER: "TRAINER",
  CO_TRAINER: "CO-TRAINER",
  GUEST: "GUEST",
  MENTOR: "MENTOR",
  ASSISTANT: "ASSISTANT",
  REVIEWER: "REVIEWER",
};
