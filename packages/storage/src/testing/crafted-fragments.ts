import { box, mdat, mvhd, track, words } from "./crafted-videos";

type Fragment = {
  /** In milliseconds; null for a fragment that follows the one before it. */
  start: number | null;
  samples: number;
  sampleMs: number;
  /** Where the duration of a sample stands. */
  durationIn?: "movie" | "fragment" | "samples";
  trackId?: number;
};

/** The default duration of a sample that the head of `fragmentedMovie` announces. */
export const MOVIE_SAMPLE_MS = 40;

/** The head of a fragmented film: no samples and, unless given, no length. */
export function fragmentedMovie({ durationMs = 0, extends: more = [] as Buffer[] } = {}): Buffer {
  return box(
    "moov",
    mvhd(durationMs),
    track("soun", [0, 0], undefined, { id: 2 }),
    track("vide"),
    movieExtends(more),
  );
}

const movieExtends = (more: Buffer[]) =>
  box(
    "mvex",
    ...more,
    box("trex", words(0, 2, 1, 7, 0, 0)),
    box("trex", words(0, 1, 1, MOVIE_SAMPLE_MS, 0, 0)),
  );

/** A fragment of the video track, behind a longer one of the sound track that must not count. */
export function fragment({
  start,
  samples,
  sampleMs,
  durationIn = "fragment",
  trackId = 1,
}: Fragment): Buffer {
  const time = start === null ? [] : [box("tfdt", words(0x0100_0000, 0, start))];
  const head = durationIn === "fragment" ? tfhd(0x02_0008, trackId, sampleMs) : tfhd(0x02_0000, trackId);
  const sound = box("traf", tfhd(0x02_0008, 2, 60_000), box("tfdt", words(0, 0)), box("trun", words(0, 9)));
  const run =
    durationIn === "samples" ? sampleRun(samples, sampleMs) : box("trun", words(0x000001, samples, 0));
  return Buffer.concat([
    box("moof", box("mfhd", words(0, 1)), sound, box("traf", head, ...time, run)),
    mdat(30_000),
  ]);
}

const tfhd = (flags: number, ...fields: number[]) => box("tfhd", words(flags, ...fields));

/** A run in which each sample has its own duration and size. */
function sampleRun(samples: number, sampleMs: number): Buffer {
  const rows = Array.from({ length: samples }, () => [sampleMs, 1_000]).flat();
  return box("trun", words(0x00_0305, samples, 0, 0, ...rows));
}

/** The index of a segment, by the durations of its parts in milliseconds. */
export function sidx(...durations: number[]): Buffer {
  const entries = durations.flatMap((duration) => [1_000, duration, 0]);
  return box("sidx", words(0, 1, 1_000, 0, 0, durations.length, ...entries));
}
