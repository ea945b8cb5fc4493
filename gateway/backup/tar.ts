/** A file within an archive. The next entry can only be read after this one's content. */
export interface Entry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** Takes bytes, and resolves once it can take more. */
export type Write = (bytes: Buffer) => Promise<void>;

/** An archive that ends too early, or a file that is not an archive. */
export class ArchiveError extends Error {}

const block = 512;
const padding = (size: number) => (block - (size % block)) % block;

/** Splits a long name at a slash: its end goes into the name field, its beginning into the prefix. */
function splitName(name: string): [name: string, prefix: string] {
  if (Buffer.byteLength(name) <= 100) return [name, ""];
  const fits = (at: number) =>
    Buffer.byteLength(name.slice(0, at)) <= 155 && Buffer.byteLength(name.slice(at + 1)) <= 100;
  for (let at = name.indexOf("/"); at > 0; at = name.indexOf("/", at + 1))
    if (fits(at)) return [name.slice(at + 1), name.slice(0, at)];
  throw new ArchiveError(`the name ${name} is too long for an archive`);
}

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, "0")}\0`;

/** The sum of a header's bytes, with the checksum field read as spaces. */
const checksum = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

function makeHeader(name: string, size: number): Buffer {
  // Eleven octal digits: 8 GiB.
  if (size > 0o77777777777) throw new ArchiveError(`${name} is too large for an archive`);
  const [end, prefix] = splitName(name);
  const header = Buffer.alloc(block);
  header.write(end, 0);
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), 100, "latin1");
  header.write("0", 156);
  header.write("ustar\x0000", 257, "latin1");
  header.write(prefix, 345);
  header.write(`${checksum(header).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
}

/** Writes an archive in the common format, which `tar -tf` lists. */
export class TarWriter {
  readonly #write: Write;

  constructor(write: Write) {
    this.#write = write;
  }

  async add(name: string, content: Buffer): Promise<void> {
    const end = Buffer.alloc(padding(content.length));
    await this.#write(Buffer.concat([makeHeader(name, content.length), content, end]));
  }

  async addEntry({ name, size, content }: Entry): Promise<void> {
    await this.#write(makeHeader(name, size));
    let written = 0;
    for await (const bytes of content) {
      written += bytes.length;
      await this.#write(bytes);
    }
    if (written !== size) throw new ArchiveError(`${name} changed while it was read`);
    await this.#write(Buffer.alloc(padding(size)));
  }

  async end(): Promise<void> {
    await this.#write(Buffer.alloc(2 * block));
  }
}

/** Reads a source in pieces of a requested size. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Returns the next bytes, at most `most`. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#source.next();
      if (done) throw new ArchiveError("it ends too early");
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = size; left > 0; left -= pieces.at(-1)?.length ?? 0) pieces.push(await this.some(left));
    return Buffer.concat(pieces);
  }

  async *pieces(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await this.some(left);
      left -= piece.length;
      yield piece;
    }
  }
}

const textAt = (header: Buffer, at: number, length: number) => {
  const field = header.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString();
};

function readHeader(header: Buffer): { name: string; size: number } {
  if (Number.parseInt(textAt(header, 148, 8), 8) !== checksum(header))
    throw new ArchiveError("it is no archive");
  const [name, prefix] = [textAt(header, 0, 100), textAt(header, 345, 155)];
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  return { name: prefix === "" ? name : `${prefix}/${name}`, size };
}

/** Reads the entries of an archive in order. Throws ArchiveError for an invalid or incomplete archive. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new ByteReader(source);
  for (;;) {
    const header = await reader.exactly(block);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    const content = reader.pieces(size);
    yield { name, size, content };
    for await (const _unread of content);
    await reader.exactly(padding(size));
  }
}

/** The whole content of an entry that fits into memory. */
export async function readContent({ content }: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
