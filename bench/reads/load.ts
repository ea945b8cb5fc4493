import { headEnd, openAsker, type Target } from "../../tests/support/asker";

/** The body of one response. */
export async function askOnce(target: Target): Promise<string> {
  const asker = await openAsker(target);
  const answer = await new Promise<Buffer>((resolve) => asker.ask(resolve));
  asker.end();
  const text = answer.toString("utf8");
  return text.slice(text.indexOf("\r\n\r\n") + headEnd.length);
}

/** Sends requests on 16 connections for a duration; returns the responses per second. */
export async function saturate(target: Target, milliseconds: number): Promise<number> {
  const askers = await Promise.all(Array.from({ length: 16 }, () => openAsker(target)));
  let answered = 0;
  const started = performance.now();
  await Promise.all(
    askers.map(
      (asker) =>
        new Promise<void>((resolve) => {
          const next = () => {
            if (performance.now() - started >= milliseconds) return void resolve();
            asker.ask(() => {
              answered += 1;
              next();
            });
          };
          next();
        }),
    ),
  );
  const seconds = (performance.now() - started) / 1_000;
  for (const asker of askers) asker.end();
  return answered / seconds;
}
