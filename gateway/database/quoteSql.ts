/** A name of a table, column or role as SQL writes it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL writes it. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
