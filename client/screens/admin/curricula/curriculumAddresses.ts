/** Whether a path segment is a curriculum's id; anything else is a title. */
export const isNumber = (part: string): boolean => /^\d+$/.test(part);

const list = "/admin/curriculum";
const taken = new Set(["create", ".", ".."]);

interface Addressed {
  readonly databaseId: number;
  readonly title: string;
}

/** The address of a curriculum: its title, or its id where the title is ambiguous. */
export function viewAddress({ databaseId, title }: Addressed): string {
  const ambiguous = isNumber(title) || taken.has(title.toLowerCase());
  return `${list}/${ambiguous ? databaseId : encodeURIComponent(title)}`;
}

/** The addresses of a curriculum's actions. */
export const curriculumAddresses = (databaseId: number) =>
  ({
    list,
    detail: `${list}/${databaseId}`,
    edit: `${list}/${databaseId}/edit`,
    topics: `${list}/${databaseId}/topics/generate`,
    questions: `${list}/${databaseId}/questions`,
    generateQuestions: `${list}/${databaseId}/questions/generate`,
    upload: `${list}/${databaseId}/topics/upload`,
  }) as const;
