import { z } from "zod";
import { messages } from "../contract";
import { isMisleading } from "../hiddenTextContract";
import { defineLabels } from "../labelsContract";

/** Names of the elements of a sheet. */
export const elementKindLabels = defineLabels(
  "NAME",
  { TITLE: "Course" },
  "BATCH",
  "HOURS",
  "GRADE",
  { ISSUED_ON: "Date of issue", EXPIRES_ON: "Valid until", SERIAL: "Serial number", CODE: "QR code" },
  "TEXT",
  "SIGNATURE",
  "LOGO",
  "LINE",
);
export type ElementKind = keyof typeof elementKindLabels;
export const elementKinds = Object.keys(elementKindLabels) as [ElementKind, ...ElementKind[]];

export const aligns = ["LEFT", "CENTER", "RIGHT"] as const;
export type ElementAlign = (typeof aligns)[number];

/** A4 in millimetres, and the grid that elements snap to. */
export const sheetSize = { short: 210, long: 297 } as const;
export const grid = 4;

export const layoutLimits = { elements: 40, text: 400, size: { min: 6, max: 96 }, smallest: 1 } as const;

export const elementSchema = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(elementKinds),
  x: z.number().min(0).max(sheetSize.long),
  y: z.number().min(0).max(sheetSize.long),
  width: z.number().min(layoutLimits.smallest).max(sheetSize.long),
  height: z.number().min(layoutLimits.smallest).max(sheetSize.long),
  /** A TEXT's own text; for others the label before the value. */
  text: z
    .string()
    .max(layoutLimits.text, `A text has at most ${layoutLimits.text} characters`)
    .refine((text) => !isMisleading(text), messages.hidden("Text")),
  /** Points. */
  size: z.number().min(layoutLimits.size.min).max(layoutLimits.size.max),
  bold: z.boolean(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, "Enter a colour such as #0f766e"),
  align: z.enum(aligns),
});
export type LayoutElement = z.output<typeof elementSchema>;

/** The elements of a sheet, from back to front; their ids differ. */
export const elementsSchema = z
  .array(elementSchema)
  .max(layoutLimits.elements, `A sheet has at most ${layoutLimits.elements} elements`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Each element needs a unique id");

/** The width and height of a sheet in millimetres. */
export const getSheet = (isLandscape: boolean) =>
  isLandscape
    ? { width: sheetSize.long, height: sheetSize.short }
    : { width: sheetSize.short, height: sheetSize.long };

/** Kinds that are drawn as texts. */
export const isTextKind = (kind: ElementKind): boolean =>
  kind !== "CODE" && kind !== "SIGNATURE" && kind !== "LOGO" && kind !== "LINE";

/** The facts of a certificate, as its sheet shows them. */
export interface ShownFacts {
  name: string;
  title: string;
  batchName: string | null;
  hours: number | null;
  /** With its unit. */
  grade: string | null;
  issuedOn: string;
  expiresOn: string | null;
  serial: string;
}

const values: Readonly<Partial<Record<ElementKind, (facts: ShownFacts) => string | null>>> = {
  NAME: ({ name }) => name,
  TITLE: ({ title }) => title,
  BATCH: ({ batchName }) => batchName,
  HOURS: ({ hours }) => (hours === null ? null : `${hours} ${hours === 1 ? "hour" : "hours"}`),
  GRADE: ({ grade }) => grade,
  ISSUED_ON: ({ issuedOn }) => issuedOn,
  EXPIRES_ON: ({ expiresOn }) => expiresOn,
  SERIAL: ({ serial }) => serial,
};

/** Returns the text of an element; empty if the certificate has no such fact. */
export function writeElement(
  { kind, text }: Pick<LayoutElement, "kind" | "text">,
  facts: ShownFacts,
): string {
  if (kind === "TEXT") return text;
  const value = values[kind]?.(facts) ?? null;
  if (value === null || value === "") return "";
  return [text.trim(), value].filter(Boolean).join(" ");
}

/** The facts that previews show. */
export const sampleFacts: ShownFacts = {
  name: "Lakshmi Venkataraman",
  title: "Full-Stack Java",
  batchName: "Java Evening",
  hours: 120,
  grade: "92%",
  issuedOn: "24-Nov-2026",
  expiresOn: "23-Nov-2028",
  serial: "7K3M-9QTX-2VHB",
};

const ink = "#1f2937";
const soft = "#4b5563";

interface Placed extends Partial<LayoutElement> {
  kind: ElementKind;
  at: readonly [x: number, y: number, width: number, height: number];
}

const place = ({ at: [x, y, width, height], ...given }: Placed, index: number): LayoutElement => ({
  id: `e${index + 1}`,
  x,
  y,
  width,
  height,
  text: "",
  size: 12,
  bold: false,
  colour: ink,
  align: "CENTER",
  ...given,
});

/** The elements that a new template begins with. */
export const newElements = (): LayoutElement[] => {
  const begun: Placed[] = [
    { kind: "LINE", at: [0, 0, 297, 6], colour: "#4f46e5" },
    { kind: "LOGO", at: [128, 14, 41, 20] },
    { kind: "TEXT", at: [40, 40, 217, 16], text: "Certificate of completion", size: 30, bold: true },
    { kind: "TEXT", at: [60, 60, 177, 8], text: "This is to certify that", size: 13, colour: soft },
    { kind: "NAME", at: [40, 70, 217, 22], size: 40, bold: true, colour: "#312e81" },
    { kind: "TEXT", at: [60, 94, 177, 8], text: "has successfully completed", size: 13, colour: soft },
    { kind: "TITLE", at: [40, 104, 217, 16], size: 24, bold: true },
    { kind: "HOURS", at: [60, 122, 177, 8], size: 12, colour: soft },
    { kind: "SIGNATURE", at: [32, 148, 60, 20] },
    { kind: "LINE", at: [32, 170, 60, 0.4 + 0.6], colour: "#9ca3af" },
    { kind: "TEXT", at: [32, 172, 60, 8], text: "Director", size: 11, colour: soft },
    { kind: "ISSUED_ON", at: [118, 172, 61, 8], text: "Issued on", size: 11, colour: soft },
    { kind: "CODE", at: [233, 144, 32, 32] },
    { kind: "SERIAL", at: [217, 180, 64, 7], text: "No.", size: 9, colour: soft },
  ];
  return begun.map(place);
};
