const finalText = 0x81;

function writeHeader(frame: Buffer, length: number): void {
  frame[0] = finalText;
  if (length < 126) {
    frame[1] = length;
  } else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}

/** A complete server WebSocket frame of a text, which is not masked. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  writeHeader(frame, length);
  frame.write(text, start);
  return frame;
}
