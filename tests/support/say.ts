/** Writes a line to the output of a proof or a measurement. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);
