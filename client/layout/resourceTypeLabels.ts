const labels: Readonly<Record<string, string>> = {
  EMBED: "Page",
  VIDEO: "Video",
  AUDIO: "Audio",
  PDF: "PDF",
  IMAGE: "Image",
  LINK: "Link",
  FILE: "File",
};

/** A resource's type. */
export const typeLabel = (type: string): string => labels[type] ?? "Resource";

const marks: Readonly<Record<string, string>> = { VIDEO: "Watched", AUDIO: "Listened to", FILE: "Used" };

/** The label of a resource's completion, as in 'Read'. */
export const markLabel = (type: string): string => marks[type] ?? "Read";
