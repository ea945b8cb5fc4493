/** The first letters of the first and the last word in capitals, or the first two letters of a single word. */
export function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean);
  const [first, last] = [words.at(0), words.at(-1)];
  if (first === undefined || last === undefined) return "?";
  const letters = words.length === 1 ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join("").toUpperCase();
}
