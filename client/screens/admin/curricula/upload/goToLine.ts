/** Puts the focus into a text area and selects one of its lines; lines count from 1. */
export function goToLine(id: string, text: string, line: number): void {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 4);
}
