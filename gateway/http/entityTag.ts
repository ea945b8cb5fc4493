/** Whether a list of tags in a header names this one; a weak tag counts as its strong one. */
export function namesTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? "").split(",").map((value) => value.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(tag);
}
