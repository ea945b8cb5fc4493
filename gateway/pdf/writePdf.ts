import PDFDocument from "pdfkit";
import { drawCode, drawText, toPoints } from "./draw";
import { type Fonts, loadFonts } from "./fonts";
import { toPdfPath } from "./outline";
import type { PageElement, PrintedPage } from "./page";

/** Returns the tag and text alternative of an element; undefined for decoration. */
function describeElement(element: PageElement): { type: string; text: string } | undefined {
  if (element.kind === "text") return { type: "P", text: element.text };
  if (element.kind === "code") return { type: "Figure", text: `QR code: ${element.text}` };
  if (element.kind === "picture" && element.description !== "")
    return { type: "Figure", text: element.description };
  return undefined;
}

function drawElement(document: PDFKit.PDFDocument, fonts: Fonts, element: PageElement): void {
  if (element.kind === "picture") {
    const { x, y, width, height } = toPoints(element.box);
    const size: [number, number] = [width, height];
    document.image(element.bytes, x, y, {
      ...(element.fit === "cover" ? { cover: size } : { fit: size }),
      align: "center",
      valign: "center",
    });
    return;
  }
  document.save().fillColor(element.colour);
  if (element.kind === "rectangle") {
    const { x, y, width, height } = toPoints(element.box);
    document.rect(x, y, width, height).fill();
  } else {
    const path = element.kind === "text" ? drawText(fonts, element) : drawCode(element);
    if (path.length > 0) document.addContent(`${toPdfPath(path)}\nf`);
  }
  document.restore();
}

/** Draws an element inside the structure for screen readers and copying: outlines alone have no text. */
function addElement(
  document: PDFKit.PDFDocument,
  fonts: Fonts,
  element: PageElement,
): PDFKit.PDFStructureElement | null {
  const described = describeElement(element);
  const draw = () => drawElement(document, fonts, element);
  if (!described) {
    document.markContent("Artifact", { type: "Layout" });
    draw();
    document.endMarkedContent();
    return null;
  }
  const { type, text } = described;
  const content = document.markStructureContent(type === "P" ? "Span" : "Figure", { actual: text });
  draw();
  document.endMarkedContent();
  return document.struct(type, type === "P" ? { actual: text } : { alt: text }, [content]);
}

/**
 * Prints a sheet of A4 as a tagged PDF: texts as outlines shaped by HarfBuzz, with their text alternatives.
 */
export async function writePdf({
  title,
  author,
  language,
  isLandscape,
  createdAt,
  elements,
  attachment,
}: PrintedPage): Promise<Buffer> {
  const fonts = await loadFonts();
  const document = new PDFDocument({
    size: "A4",
    layout: isLandscape ? "landscape" : "portrait",
    margin: 0,
    tagged: true,
    displayTitle: true,
    lang: language,
    pdfVersion: "1.7",
    info: { Title: title, Author: author, Creator: "Lectern", Producer: "Lectern", CreationDate: createdAt },
    // No text is drawn by pdfkit's own fonts.
    font: "",
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", () => resolve());
    document.on("error", reject);
  });
  if (attachment) {
    const { bytes, ...named } = attachment;
    document.file(bytes, { ...named, creationDate: createdAt, modifiedDate: createdAt });
  }
  const parts = elements.flatMap((element) => addElement(document, fonts, element) ?? []);
  document.addStructure(document.struct("Document", { title, lang: language }, parts));
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
