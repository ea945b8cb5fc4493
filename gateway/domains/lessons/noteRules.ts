interface Note {
  module: string;
  topic: string;
  markdown: string;
}

/** Escapes a name for one line of Markdown. */
const inLine = (name: string): string => name.replace(/([\\`*_[\]<>#])/g, "\\$1");

/** Notes on the topics of a course, in order, as one Markdown file with a heading for each module and topic. */
export function joinNotes(course: string, notes: readonly Note[]): string {
  const parts = notes.flatMap(({ module, topic, markdown }, index) => {
    const isNew = notes[index - 1]?.module !== module;
    return [...(isNew ? [`## ${inLine(module)}`] : []), `### ${inLine(topic)}`, markdown.trim()];
  });
  return `${[`# ${inLine(course)}`, ...parts].join("\n\n")}\n`;
}
