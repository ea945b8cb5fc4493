import type { Box, TextAlign } from "./outline";

export const pointsPerMillimetre = 72 / 25.4;

/** A text in its box, made smaller or broken into lines where it does not fit. Boxes are in millimetres. */
export interface PageText {
  kind: "text";
  box: Box;
  text: string;
  /** Points. */
  size: number;
  bold?: boolean;
  /** #rrggbb. */
  colour: string;
  align: TextAlign;
  /** Whether it starts at the top of its box, not in the middle of its height. */
  isTop?: boolean;
}

/** A filled rectangle. */
export interface PageRectangle {
  kind: "rectangle";
  box: Box;
  colour: string;
}

/** A PNG or JPEG, as large as its box allows, or covering it. */
export interface PagePicture {
  kind: "picture";
  box: Box;
  bytes: Buffer;
  fit: "contain" | "cover";
  /** Text alternative; empty for decoration. */
  description: string;
}

/** An address as a QR code. */
export interface PageCode {
  kind: "code";
  box: Box;
  text: string;
  colour: string;
}

export type PageElement = PageText | PageRectangle | PagePicture | PageCode;

/** A file that a document carries. */
export interface PageAttachment {
  name: string;
  type: string;
  description: string;
  bytes: Buffer;
}

/** A sheet of A4 and its elements, from back to front. */
export interface PrintedPage {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  isLandscape: boolean;
  createdAt: Date;
  elements: readonly PageElement[];
  attachment?: PageAttachment | undefined;
}
