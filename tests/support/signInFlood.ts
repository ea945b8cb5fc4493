import { request } from "node:http";
import { accounts } from "./accounts";

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

interface SignIn {
  email: string;
  password: string;
  /** The network address that the request comes from. */
  localAddress: string;
}

function signIn(origin: string, { localAddress, ...body }: SignIn): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  const options = { method: "POST", headers, localAddress, agent: false };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/auth/login`, options, (response) => {
      const { statusCode = 0, headers: received } = response;
      const answer = { status: statusCode, retryAfter: received["retry-after"] };
      response.resume().once("end", () => resolve(answer));
    });
    sent.once("error", reject);
    sent.end(JSON.stringify(body));
  });
}

/** Signs the demo's learner in from an address that floods do not use. */
export async function signInForReal(origin: string): Promise<void> {
  const { email, password } = accounts.learner;
  const { status } = await signIn(origin, { email, password, localAddress: "127.0.0.2" });
  if (status !== 200) throw new Error(`the real sign-in got ${status}`);
}

/** Sends 400 made-up sign-ins at once; collects the responses in the order of arrival. */
export function beginFlood(origin: string, localAddress: string) {
  const answers: Answer[] = [];
  const sent = Array.from({ length: 400 }, async (_, n) => {
    const made = { email: `nobody${n}@demo.test`, password: "wrong-12345", localAddress };
    answers.push(await signIn(origin, made));
  });
  return { answers, first: Promise.race(sent), all: Promise.all(sent) };
}
