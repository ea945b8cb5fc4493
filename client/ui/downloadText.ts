/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type = "text/csv;charset=utf-8"): void {
  // The byte order mark makes spreadsheets read the text as UTF-8.
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
