import { type ClipboardEvent, type DragEvent, useState } from "react";

const filesIn = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);
const hasFiles = (data: DataTransfer | null): boolean => Array.from(data?.types ?? []).includes("Files");

/**
 * The handlers of an element on which files may be dropped, or pasted while the focus is within. Of elements inside each
 * other, the inner one takes them.
 */
export function useDropping(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const files = filesIn(data);
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        take(event, event.dataTransfer);
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  };
}
