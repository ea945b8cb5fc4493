export const resourceTypes = ["EMBED", "VIDEO", "AUDIO", "PDF", "IMAGE", "LINK", "FILE"] as const;
export const resourceVisibilities = ["PUBLIC", "PRIVATE", "PROTECTED"] as const;
