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
