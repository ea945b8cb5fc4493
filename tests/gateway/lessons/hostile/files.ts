import sharp from "sharp";
import { makePicture } from "#tests/support/uploads";

const png = await makePicture().png().toBuffer();
const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
const html = "<!doctype html><script>alert(1)</script>";
const huge = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: "#000" } })
  .png()
  .toBuffer();

/** A PNG whose header claims to be huge: a few bytes that unpack to gigabytes. */
function claimedHuge(): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(60_000, 16);
  claimed.writeUInt32BE(60_000, 20);
  return claimed;
}

interface Upload {
  body: Buffer | string;
  name: string;
  type?: string;
}

/** Uploads that are not what they say, and why they are refused. */
export const refusedFiles: readonly (readonly [what: string, upload: Upload, message: string])[] = [
  [
    "SVG as PNG",
    { body: svg, name: "a.png", type: "image/png" },
    "This is an SVG drawing, not a file of the kind .png",
  ],
  [
    "SVG declared to be PNG",
    { body: svg, name: "a", type: "image/png" },
    "This is an SVG drawing, not a PNG picture",
  ],
  ["HTML as PNG", { body: html, name: "a.png" }, "This is HTML, not a file of the kind .png"],
  ["HTML as text", { body: html, name: "a.txt" }, "This is HTML, not a file of the kind .txt"],
  [
    "HTML behind a comment as PDF",
    { body: `<!-- -->${html}`, name: "a.pdf" },
    "This is HTML, not a file of the kind .pdf",
  ],
  [
    "HTML behind white space as CSV",
    { body: ` \n${html}`, name: "a.csv" },
    "This is HTML, not a file of the kind .csv",
  ],
  ["PNG as PDF", { body: png, name: "a.pdf" }, "This is a PNG picture, not a file of the kind .pdf"],
  [
    "PNG declared to be a video",
    { body: png, name: "a", type: "video/mp4" },
    "This is a PNG picture, not an MP4 video",
  ],
  ["text as JPEG", { body: "hello", name: "a.jpg" }, "This is text, not a file of the kind .jpg"],
  [
    "a program as a picture",
    { body: Buffer.from("MZ\x90\x00\x03\x00\x00\x00"), name: "a.png" },
    "This is a file of the type application/x-msdownload, not a file of the kind .png",
  ],
  [
    "GIF and script at once",
    { body: "GIF89a/*<script>*/=1;alert(1)", name: "a.gif" },
    "This is a GIF picture, but it is damaged",
  ],
  [
    "JPEG and script at once",
    {
      body: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("*/alert(1)/*")]),
      name: "a.jpg",
    },
    "This is a JPEG picture, but it is damaged",
  ],
  [
    "a picture that breaks off",
    { body: png.subarray(0, 40), name: "a.png" },
    "This is a PNG picture, but it is damaged",
  ],
  ["a picture of 56 megapixels", { body: huge, name: "a.png" }, "The picture has more than 50 megapixels"],
  [
    "a picture that claims 3,600 megapixels",
    { body: claimedHuge(), name: "a.png" },
    "The picture has more than 50 megapixels",
  ],
  ["nothing", { body: "", name: "a.txt" }, "The file is empty"],
  [
    "a ZIP archive as PDF",
    { body: Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(60)]), name: "a.pdf" },
    "This is a ZIP archive, not a file of the kind .pdf",
  ],
];

/** Files that are kept, but only ever downloads, in a sandbox and under a harmless name. */
export const sandboxedFiles: readonly (readonly [
  what: string,
  upload: Upload,
  name: string,
  mime: string,
])[] = [
  ["SVG with a script", { body: svg, name: "a.svg" }, "a.svg", "image/svg+xml"],
  [
    "SVG behind a prolog",
    { body: `<?xml version="1.0"?><!-- a -->${svg}`, name: "a.svg" },
    "a.svg",
    "image/svg+xml",
  ],
  ["HTML", { body: html, name: "a.html" }, "a.html", "text/html"],
  [
    "XML with a style sheet",
    { body: '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>', name: "a.xml" },
    "a.xml",
    "application/xml",
  ],
  ["a path upward", { body: "text", name: "../../../etc/passwd" }, "passwd", "text/plain"],
  ["a path of Windows", { body: "text", name: "C:\\Windows\\evil.txt" }, "evil.txt", "text/plain"],
  ["a name that turns the direction", { body: "text", name: "a\u202Etxt.exe" }, "atxt.exe", "text/plain"],
  [
    "a name with ends of lines",
    { body: "text", name: "a\r\nSet-Cookie: b=c.txt" },
    "aSet-Cookie: b=c.txt",
    "text/plain",
  ],
  ["a name of dots", { body: "text", name: ".." }, "file", "text/plain"],
];
