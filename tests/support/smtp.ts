import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as it arrived: its source, and from and to whom it was handed over. */
export interface ArrivedMail {
  source: string;
  from: string;
  to: string[];
}

/** An answer that refuses. */
interface Answer {
  code: number;
  message: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  arrived: ArrivedMail[];
  /** How often someone has connected. */
  connections(): number;
  /** Refuses every recipient, or every mail, with this answer; takes them again with null. */
  refuse(answer: Answer | null, at?: "recipient" | "data"): void;
  close(): Promise<void>;
}

const toError = ({ code, message }: Answer) => Object.assign(new Error(message), { responseCode: code });

/** A real SMTP server in this process. */
export async function openSmtp(port = 0): Promise<TestSmtp> {
  const arrived: ArrivedMail[] = [];
  let refusal: { answer: Answer; at: "recipient" | "data" } | null = null;
  const answerAt = (at: "recipient" | "data") => (refusal?.at === at ? toError(refusal.answer) : null);
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onRcptTo: (_address, _session, callback) => callback(answerAt("recipient")),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("end", () => {
        const error = answerAt("data");
        if (!error)
          arrived.push({
            source: Buffer.concat(chunks).toString("utf8"),
            from: envelope.mailFrom ? envelope.mailFrom.address : "",
            to: envelope.rcptTo.map(({ address }) => address),
          });
        callback(error);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    arrived,
    connections: () => connections,
    refuse(answer, at = "recipient") {
      refusal = answer && { answer, at };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const decodeWord = (_word: string, charset: string, encoding: string, text: string) => {
  const bytes =
    encoding.toUpperCase() === "B"
      ? Buffer.from(text, "base64")
      : Buffer.from(
          text
            .replaceAll("_", " ")
            .replace(/=([\da-f]{2})/gi, (_hex, digits: string) =>
              String.fromCharCode(Number.parseInt(digits, 16)),
            ),
          "latin1",
        );
  return new TextDecoder(charset).decode(bytes);
};

/** The settings of a gateway that sends through a server. */
export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "no-reply@learn.example",
  PUBLIC_URL: "https://learn.example",
});

/** The headers of a mail as it arrived, in their order, unfolded and decoded; names in lower case. */
export function readHeaders(source: string): [name: string, value: string][] {
  const [head = ""] = source.split("\r\n\r\n", 1);
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return lines.map((line) => {
    const at = line.indexOf(":");
    const value = line
      .slice(at + 1)
      .trim()
      .replace(/(\?=)\s+(=\?)/g, "$1$2")
      .replace(/=\?([^?]+)\?([BQ])\?([^?]*)\?=/gi, decodeWord);
    return [line.slice(0, at).toLowerCase(), value];
  });
}

/** The parts of a mail as it arrived, by their media type, decoded. */
export function readParts(source: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? "";
  const parts = source.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = "", ...rest] = part.trim().split("\r\n\r\n");
      const body = rest.join("\r\n\r\n");
      const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? "7bit";
      return [/content-type: ([^;\s]+)/i.exec(head)?.[1] ?? "", decodeBody(body, encoding)];
    }),
  );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const joined = body.replace(/=\r\n/g, "");
  return Buffer.from(
    joined.replace(/=([\dA-F]{2})/g, (_hex, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    ),
    "latin1",
  ).toString("utf8");
}
