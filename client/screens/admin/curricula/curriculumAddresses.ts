/** Whether a part of an address is a curriculum's number; anything else is a title. */
export const isNumber = (part: string): boolean => /^\d+$/.test(part);

const list = "/admin/curriculum";
const taken = new Set(["create", ".", ".."]);

interface Addressed {
  readonly databaseId: number;
  readonly title: string;
}

/** The address of a curriculum's view: its title, or its number where the title means something else. */
export function viewAddress({ databaseId, title }: Addressed): string {
  const ambiguous = isNumber(title) || taken.has(title.toLowerCase());
  return `${list}/${ambiguous ? databaseId : encodeURIComponent(title)}`;
}

/** The addresses of what can be done with a curriculum. */
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
