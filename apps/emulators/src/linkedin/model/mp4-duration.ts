/** Reads the bytes `[offset, offset + length)` of the file, fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Buffer;

/**
 * Reads the length of an MP4 video in milliseconds from moov/mvhd; undefined for another format or without mvhd, null
 * for a film in fragments, whose header does not speak of all of them.
 */
export function readMp4Duration(read: ReadBytes, size: number): number | null | undefined {
  if (findBox(read, 0, size, "ftyp")?.at !== 0) return undefined;
  const moov = findBox(read, 0, size, "moov");
  const mvhd = moov && findBox(read, moov.body, moov.end, "mvhd");
  if (!mvhd) return undefined;
  if (findBox(read, 0, size, "moof")) return null;
  const header = read(mvhd.body, 32);
  const long = header[0] === 1;
  if (header.length < (long ? 32 : 20)) return undefined;
  const timescale = header.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return timescale === 0 ? undefined : (duration / timescale) * 1_000;
}

function findBox(read: ReadBytes, from: number, to: number, type: string) {
  for (let at = from; at + 8 <= to;) {
    const header = read(at, 16);
    if (header.length < 8) return undefined;
    const short = header.readUInt32BE(0);
    if (short === 1 && header.length < 16) return undefined;
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (size < 8) return undefined;
    if (header.toString("latin1", 4, 8) === type) {
      return { at, body: at + (short === 1 ? 16 : 8), end: Math.min(at + size, to) };
    }
    at += size;
  }
  return undefined;
}
