/** A box of an MP4 file. */
export function box(type: string, ...bodies: Buffer[]): Buffer {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** A box whose size follows its type in eight bytes. */
export function longBox(type: string, ...bodies: Buffer[]): Buffer {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, "latin1");
  head.writeBigUInt64BE(BigInt(body.length + 16), 8);
  return Buffer.concat([head, body]);
}

export const ftyp = (brand = "isom") => box("ftyp", Buffer.from(`${brand}\0\0\0\0isom`));

/** Four-byte numbers, as most boxes hold them. */
export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** The movie header with a duration in milliseconds, in the short or the long form. */
export function mvhd(durationMs: number, { long = false } = {}): Buffer {
  const body = Buffer.alloc(long ? 112 : 100);
  body[0] = long ? 1 : 0;
  body.writeUInt32BE(1_000, long ? 20 : 12);
  if (long) body.writeBigUInt64BE(BigInt(durationMs), 24);
  else body.writeUInt32BE(durationMs, 16);
  return box("mvhd", body);
}

const mdhd = () => box("mdhd", words(0, 0, 0, 1_000, 0, 0));

const UPRIGHT = [1, 0, 0, 0, 1, 0, 0, 0, 16_384] as const;
/** Rotated by a quarter turn, as phones record. */
export const ROTATED = [0, 1, 0, -1, 0, 0, 0, 0, 16_384] as const;

/** A track whose times count in milliseconds; `more` is what its media box holds besides. */
export function track(
  handler: string,
  [width, height] = [1280, 720],
  matrix: readonly number[] = UPRIGHT,
  { id = 1, more = [] as Buffer[] } = {},
): Buffer {
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt32BE(id, 12);
  matrix.forEach((value, index) => tkhd.writeInt32BE(value * 65_536, 40 + index * 4));
  tkhd.writeUInt32BE(width! * 65_536, 76);
  tkhd.writeUInt32BE(height! * 65_536, 80);
  const hdlr = Buffer.concat([Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)]);
  return box("trak", box("tkhd", tkhd), box("mdia", mdhd(), box("hdlr", hdlr), ...more));
}

export const mdat = (bytes = 80_000) => box("mdat", Buffer.alloc(bytes, 1));
