const labels: Readonly<Record<string, string>> = {
  EMBED: "Page",
  VIDEO: "Video",
  AUDIO: "Audio",
  PDF: "PDF",
  IMAGE: "Image",
  LINK: "Link",
  FILE: "File",
};

/** What a resource is, in a word. */
export const typeLabel = (type: string): string => labels[type] ?? "Resource";

const marks: Readonly<Record<string, string>> = { VIDEO: "Watched", AUDIO: "Listened to", FILE: "Used" };

/** What the learner says of it with a mark. */
export const markLabel = (type: string): string => marks[type] ?? "Read";
