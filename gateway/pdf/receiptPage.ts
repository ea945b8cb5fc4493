import type { PageElement, PrintedPage } from "./page";

/** The facts of a receipt. */
export interface ReceiptFacts {
  organization: { name: string; lines: readonly string[]; colour: string };
  title: string;
  /** The payment's id and the day of the receipt. */
  head: readonly Fact[];
  amount: { label: string; figure: string; inWords: string };
  details: readonly Fact[];
  foot: string;
  createdAt: Date;
}

interface Fact {
  label: string;
  lines: readonly string[];
}

const ink = "#111827";
const soft = "#4b5563";
const margin = 22;
const width = 210 - 2 * margin;

interface TextLine {
  x?: number;
  y: number;
  width?: number;
  height?: number;
  text: string;
  size: number;
  bold?: boolean;
  colour?: string;
  align?: "left" | "right";
  isTop?: boolean;
}

const line = ({ x = margin, y, width: wide = width, height = 6, ...rest }: TextLine): PageElement => ({
  kind: "text",
  box: { x, y, width: wide, height },
  align: "left",
  colour: ink,
  ...rest,
});

const rule = (y: number): PageElement => ({
  kind: "rectangle",
  box: { x: margin, y, width, height: 0.25 },
  colour: "#d1d5db",
});

/** The payee, with a bar in its colour above. */
const printSender = ({ organization: { name, lines, colour } }: ReceiptFacts): PageElement[] => [
  { kind: "rectangle", box: { x: 0, y: 0, width: 210, height: 5 }, colour },
  line({ y: 18, height: 9, text: name, size: 16, bold: true }),
  ...lines.map((text, at) => line({ y: 28 + at * 5, height: 5, text, size: 9.5, colour: soft })),
  rule(46),
];

const printHead = ({ title, head }: ReceiptFacts): PageElement[] => [
  line({ y: 54, height: 9, width: 90, text: title, size: 15, bold: true }),
  ...head.flatMap(({ label, lines }, at) => [
    line({ x: 118, y: 54 + at * 6, width: 28, text: label, size: 9.5, colour: soft }),
    line({ x: 146, y: 54 + at * 6, width: 42, text: lines.join(" "), size: 9.5, bold: true, align: "right" }),
  ]),
];

const printAmount = ({ amount }: ReceiptFacts): PageElement[] => [
  { kind: "rectangle", box: { x: margin, y: 74, width, height: 34 }, colour: "#f3f4f6" },
  line({ x: margin + 6, y: 78, width: width - 12, text: amount.label, size: 9, colour: soft }),
  line({ x: margin + 6, y: 84, width: width - 12, height: 12, text: amount.figure, size: 24, bold: true }),
  line({ x: margin + 6, y: 97, width: width - 12, height: 8, text: amount.inWords, size: 10, colour: soft }),
];

/** Details in two columns; a text that is long is broken, and made smaller where it must be. */
const printDetails = ({ details }: ReceiptFacts): PageElement[] =>
  details.flatMap(({ label, lines }, at) => {
    const x = margin + (at % 2) * (width / 2 + 3);
    const y = 118 + Math.floor(at / 2) * 22;
    const wide = width / 2 - 3;
    return [
      line({ x, y, width: wide, text: label, size: 9, colour: soft, isTop: true }),
      ...lines.map((text, index) =>
        line({
          x,
          y: y + 5.5 + index * 6,
          width: wide,
          text,
          size: index === 0 ? 11 : 9.5,
          bold: index === 0,
          colour: index === 0 ? ink : soft,
          height: lines.length === 1 ? 12 : 6,
          isTop: true,
        }),
      ),
    ];
  });

/** Lays a receipt out on a sheet of A4. */
export function layOutReceipt(facts: ReceiptFacts): PrintedPage {
  const foot = 118 + Math.ceil(facts.details.length / 2) * 22 + 4;
  return {
    title: `${facts.title} ${facts.details.find(({ label }) => label === "Payment reference id")?.lines[0] ?? ""}`,
    author: facts.organization.name,
    language: "en",
    isLandscape: false,
    createdAt: facts.createdAt,
    elements: [
      ...printSender(facts),
      ...printHead(facts),
      ...printAmount(facts),
      ...printDetails(facts),
      rule(foot),
      line({ y: foot + 3, text: facts.foot, size: 8.5, colour: soft }),
    ],
  };
}
