import { escapeHtml } from "../markup";
import { readableOn, textOn } from "./colours";

/** The organization that sends a mail, as the mail shows it. */
export interface Sender {
  name: string;
  /** The whole address of the logo; null shows the name alone. */
  logo: string | null;
  /** The brand colour as #rrggbb; null uses the product's. */
  theme: string | null;
  /** Its postal address; empty without one. */
  address: string;
}

const productColour = "#3b5bdb";
const light = { page: "#f3f4f6", card: "#ffffff", ink: "#1f2328", muted: "#59636e", line: "#d1d9e0" };
const dark = { page: "#0f1216", card: "#1a1e24", ink: "#e6e9ee", muted: "#a3adb8", line: "#3a424c" };

const colours = ({ page, card, ink, muted, line }: typeof light, brand: string): string => `
body, .page { background: ${page}; color: ${ink}; }
.card { background: ${card}; border: 1px solid ${line}; border-top: 4px solid ${brand}; }
.card a { color: ${readableOn(brand, card)}; }
.foot, .foot a { color: ${muted}; }
blockquote, td, th { border-color: ${line}; }`;

/** The styles of a mail: classes alone, which every client that shows HTML knows; dark ones follow the reader's theme. */
function writeStyles(theme: string): string {
  return `
body { margin: 0; padding: 0; }
.page { padding: 24px 12px; font: 16px/1.5 system-ui, "Segoe UI", Roboto, Arial, sans-serif; }
.card, .foot { max-width: 560px; margin: 0 auto; }
.card { padding: 24px; border-radius: 8px; overflow-wrap: anywhere; }
.name { margin: 0 0 16px; font-size: 18px; font-weight: 600; }
.name img { height: 32px; max-width: 160px; margin-right: 10px; vertical-align: middle; }
.foot { padding: 16px 24px; font-size: 13px; }
.card img { max-width: 100%; }
.card .button { display: inline-block; padding: 10px 18px; border-radius: 6px; text-decoration: none; font-weight: 600; background: ${theme}; color: ${textOn(theme)}; }
.card button.button { border: 0; font: inherit; font-weight: 600; cursor: pointer; }
blockquote { margin: 0; padding-left: 12px; border-left: 3px solid; }
td, th { padding: 4px 8px; border: 1px solid; }${colours(light, theme)}
@media (prefers-color-scheme: dark) {${colours(dark, theme)}
}`;
}

interface Content {
  title: string;
  /** HTML that was rendered from Markdown. */
  html: string;
  /** HTML below the card, besides the organization's address. */
  foot?: string;
}

/** The styles and the markup of a mail, or of a page that looks like one. */
export function layOut(
  sender: Sender,
  { title, html, foot = "" }: Content,
): { styles: string; page: string } {
  const styles = writeStyles(sender.theme ?? productColour);
  const name = escapeHtml(sender.name);
  const logo = sender.logo === null ? "" : `<img src="${escapeHtml(sender.logo)}" alt="" height="32">`;
  const address = [sender.name, sender.address].filter(Boolean).map(escapeHtml).join(", ");
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<div class="page">
<div class="card">
<p class="name">${logo}${name}</p>
${html}
</div>
<div class="foot">${address}${foot}</div>
</div>
</body>
</html>`;
  return { styles, page };
}
