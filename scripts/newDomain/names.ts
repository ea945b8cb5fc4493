/** How a domain is spelled in each place. */
export interface DomainNames {
  /** The folder: `batchCourses`. */
  folder: string;
  /** The storey that it stands on: `teaching`. */
  storey: string;
  /** The type: `BatchCourse`. */
  Type: string;
  /** `BatchCourses` */
  Types: string;
  /** The field of one, and Prisma's model: `batchCourse`. */
  singularName: string;
  /** The field of the list: `batchCourses`. */
  many: string;
  /** For people: `batch course`. */
  words: string;
  /** `Batch course` */
  Words: string;
  /** For the migration: `batch_courses`. */
  table: string;
}

const upperFirst = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const apart = (text: string, by: string) =>
  text.replace(/[A-Z]/g, (letter) => `${by}${letter.toLowerCase()}`);

const singular = (name: string) =>
  name
    .replace(/ies$/, "y")
    .replace(/(s|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");

/** The spellings of a domain of a storey that is named after its rows, commonly in the plural. */
export function domainNames(folder: string, storey: string): DomainNames {
  const singularName = singular(folder);
  const many = singularName === folder ? `${folder}s` : folder;
  const words = apart(singularName, " ");
  return {
    folder,
    storey,
    singularName,
    many,
    words,
    Type: upperFirst(singularName),
    Types: upperFirst(many),
    Words: upperFirst(words),
    table: apart(folder, "_"),
  };
}

/** A template's text with a domain's spellings in it. */
export const fill = (text: string, names: DomainNames): string =>
  Object.entries(names).reduce((filled, [key, name]) => filled.replaceAll(`__${key}__`, name), text);
