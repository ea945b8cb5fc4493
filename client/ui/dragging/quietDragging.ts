import type { DndContextProps } from "@dnd-kit/core";

const nothing = () => undefined;

/** Accessibility of a drag whose surroundings say what happens: keys and buttons move things too, in the same words. */
export const quietDragging = (draggable: string): NonNullable<DndContextProps["accessibility"]> => ({
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable },
  // What moves things by key takes the focus along.
  restoreFocus: false,
});
