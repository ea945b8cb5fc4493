export const generationMessages = {
  notConfigured: "AI generation is not configured",
} as const;
