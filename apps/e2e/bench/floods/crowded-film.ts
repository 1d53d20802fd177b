import { box, ftyp, mvhd } from "@takt/storage/testing/crafted-films";

const TRACKS = 60;
/** Of eight bytes each: about 10 MB in all. */
const BOXES = 19_900;

/** A film of a million empty boxes: whoever reads them one by one is busy for minutes. */
export function crowdedFilm(): Buffer {
  const empty = Buffer.concat(Array.from({ length: BOXES }, () => box("free")));
  const tracks = Array.from({ length: TRACKS }, () => box("trak", box("mdia", empty)));
  return Buffer.concat([ftyp(), box("moov", mvhd(10_000), ...tracks)]);
}
