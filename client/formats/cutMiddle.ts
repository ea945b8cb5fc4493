/** Cuts a text that is longer than so many characters in the middle, so that its beginning and its end can be read. */
export function cutMiddle(text: string, longest = 48): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const atEnd = Math.floor((longest - 1) / 3);
  return `${characters.slice(0, longest - 1 - atEnd).join("")}…${characters.slice(-atEnd).join("")}`;
}
