import { type FileKind, type PictureWidth, pictureWidths } from "#gateway/domains/files/contract";
import { RejectedRequest } from "../rejectedRequest";

/** The width that an address asks for; undefined for the file itself. Throws RejectedRequest for any other. */
export function readWidth(kind: FileKind, parameters: URLSearchParams): PictureWidth | undefined {
  const asked = parameters.get("width");
  if (asked === null) return undefined;
  const width = pictureWidths.find((pictureWidth) => String(pictureWidth) === asked);
  if (width !== undefined && kind === "IMAGE") return width;
  const widths = pictureWidths.join(", ");
  throw new RejectedRequest(400, kind === "IMAGE" ? `The widths are ${widths}` : "Only pictures have widths");
}
