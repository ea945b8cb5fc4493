// npm run proof -- uploads [megabytes]: uploads a file in parts, breaks five connections and kills the gateway once, and
// compares what is then read with what was sent.
import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { accounts } from "../support/accounts";
import { createCaller } from "../support/caller";
import { type ChildGateway, makeFolder, startChild } from "../support/childGateway";
import { say } from "../support/say";

const megabyte = 1_048_576;
const bytes = randomBytes(Number(process.argv[2] ?? 200) * megabyte);
const part = 8 * megabyte;
const breaks = 5;
const hash = (content: Buffer) => createHash("sha256").update(content).digest("hex");

const { folder, remove } = makeFolder();
const settings = { DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "error" };
let gateway: ChildGateway = startChild(settings);
let origin = await gateway.origin;
const { token } = await createCaller(origin).signIn(accounts.admin);
const headers = { Authorization: `Bearer ${token}`, "Tus-Resumable": "1.0.0" };

const begun = await fetch(`${origin}/files/uploads`, {
  method: "POST",
  headers: {
    ...headers,
    "Upload-Length": String(bytes.length),
    "Upload-Metadata": `filename ${btoa("proof.bin")}`,
  },
});
const address = begun.headers.get("location") ?? "";

async function readOffset(): Promise<number> {
  const response = await fetch(origin + address, { method: "HEAD", headers });
  return Number(response.headers.get("upload-offset"));
}

interface Sent {
  /** 0 when there was no response. */
  status: number;
  text: string;
}

/** Sends a part from an offset, or breaks the connection after so many bytes of it. */
function sendPart(offset: number, breakAfter?: number): Promise<Sent> {
  const body = bytes.subarray(offset, offset + part);
  const ofPart = {
    "Upload-Offset": offset,
    "Content-Length": body.length,
    "Content-Type": "application/offset+octet-stream",
  };
  return new Promise((resolve) => {
    const sending = request(
      origin + address,
      { method: "PATCH", headers: { ...headers, ...ofPart } },
      (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += String(chunk);
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sending.on("error", () => resolve({ status: 0, text: "" }));
    if (breakAfter === undefined) sending.end(body);
    else sending.write(body.subarray(0, breakAfter), () => sending.destroy());
  });
}

async function killOnce(offset: number): Promise<void> {
  const sending = sendPart(offset);
  gateway.process.kill("SIGKILL");
  await Promise.all([sending, gateway.ended]);
  gateway = startChild(settings);
  origin = await gateway.origin;
}

const started = performance.now();
let broken = 0;
let isKilled = false;
let answer: Sent = { status: 0, text: "" };
for (let offset = 0; answer.status !== 200; offset = await readOffset()) {
  if (broken < breaks && offset >= ((broken + 1) * bytes.length) / (breaks + 2)) {
    broken += 1;
    await sendPart(offset, part / 2);
    say(`break ${broken} at ${offset}`);
  } else if (!isKilled && broken === breaks) {
    isKilled = true;
    await killOnce(offset);
    say(`killed at ${offset}, goes on at ${await readOffset()}`);
  } else {
    answer = await sendPart(offset);
    if (answer.status === 200) break;
  }
}

const seconds = ((performance.now() - started) / 1_000).toFixed(1);
const { url }: { url: string } = JSON.parse(answer.text);
const read = await fetch(origin + url, { headers });
const isEqual = hash(Buffer.from(await read.arrayBuffer())) === hash(bytes);
say(
  `${bytes.length} bytes in ${seconds} s, ${broken} breaks, ${isKilled ? 1 : 0} kill: ${isEqual ? "equal" : "DIFFERENT"}`,
);
if (!isEqual) process.exitCode = 1;
gateway.process.kill("SIGTERM");
await gateway.ended;
remove();
