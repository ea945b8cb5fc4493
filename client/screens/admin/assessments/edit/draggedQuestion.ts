import type { DragEvent } from "react";
import { z } from "zod";

const mediaType = "application/x-lectern-question";
const schema = z.object({ questionId: z.int().positive(), name: z.string() });
type Dragged = z.infer<typeof schema>;

/** Lets a mouse carry a question of the bank. */
export function carry({ dataTransfer }: DragEvent, question: Dragged): void {
  dataTransfer.setData(mediaType, JSON.stringify(question));
  dataTransfer.setData("text/plain", question.name);
  dataTransfer.effectAllowed = "copy";
}

/** Whether what is carried over a section is a question of the bank. */
export const isCarried = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(mediaType);

/** The question that was dropped; null for anything else. */
export function readCarried({ dataTransfer }: DragEvent): Dragged | null {
  try {
    return schema.parse(JSON.parse(dataTransfer.getData(mediaType)));
  } catch {
    return null;
  }
}
