import type { DndContextProps } from "@dnd-kit/core";

const nothing = () => undefined;

/** Turns dnd-kit's announcements off: the surrounding list announces moves by pointer, keys and buttons alike. */
export const quietDragging = (draggable: string): NonNullable<DndContextProps["accessibility"]> => ({
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable },
  // Whatever handles the keyboard move also moves the focus.
  restoreFocus: false,
});
