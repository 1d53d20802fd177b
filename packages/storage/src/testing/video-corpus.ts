import { fragment, fragmentedMovie, MOVIE_SAMPLE_MS, sidx } from "./crafted-fragments";
import { box, ftyp, mdat, mvhd, track, words } from "./crafted-videos";
import type { CorpusFile } from "./corpus-file";

const movie = (durationMs = 5_000) => box("moov", mvhd(durationMs), track("vide"));
const second = (start: number | null, at: Partial<Parameters<typeof fragment>[0]> = {}) =>
  fragment({ start, samples: 25, sampleMs: 40, ...at });
/** Four seconds in as many fragments. */
const fourSeconds = (at: Parameters<typeof second>[1] = {}, from = 0) =>
  Buffer.concat([0, 1, 2, 3].map((index) => second(from + index * 1_000, at)));
const film = (...parts: Buffer[]) => Buffer.concat([ftyp("iso5"), ...parts]);
const taken = (durationMs: number) => ({ kind: "video", mimeType: "video/mp4", durationMs }) as const;
const protectedTrack = () =>
  track("vide", undefined, undefined, {
    more: [box("minf", box("stbl", box("stsd", words(0, 1), box("encv", Buffer.alloc(70)))))],
  });

/** Films as ffmpeg, CMAF and DASH packagers, phones and editors write them. */
export const videoCorpus: readonly CorpusFile[] = [
  { name: "ffmpeg's empty_moov", make: () => film(fragmentedMovie(), fourSeconds()), outcome: taken(4_000) },
  {
    name: "fragments with a duration per sample",
    make: () => film(fragmentedMovie(), fourSeconds({ durationIn: "samples", samples: 20, sampleMs: 50 })),
    outcome: taken(4_000),
  },
  {
    name: "fragments with the head's duration of a sample",
    make: () => film(fragmentedMovie(), fourSeconds({ durationIn: "movie", sampleMs: MOVIE_SAMPLE_MS })),
    outcome: taken(4_000),
  },
  {
    name: "fragments without times, one after another",
    make: () => film(fragmentedMovie(), second(null), second(null), second(null), second(null)),
    outcome: taken(4_000),
  },
  {
    name: "a part of a live stream, whose times begin late",
    make: () => film(fragmentedMovie(), fourSeconds({}, 86_400_000)),
    outcome: taken(4_000),
  },
  {
    name: "a head that knows the first second alone",
    make: () => film(fragmentedMovie({ durationMs: 1_000 }), mdat(), fourSeconds({}, 1_000)),
    outcome: taken(5_000),
  },
  {
    name: "a head that says that the length is unknown",
    make: () => film(fragmentedMovie({ durationMs: 0xffff_ffff }), fourSeconds()),
    outcome: taken(4_000),
  },
  {
    name: "a CMAF track of segments",
    make: () =>
      film(
        fragmentedMovie(),
        ...[0, 2_000].map((at) => Buffer.concat([box("styp"), second(at), second(at + 1_000)])),
      ),
    outcome: taken(4_000),
  },
  {
    name: "a DASH file whose fragments say no duration, with an index",
    make: () => film(fragmentedMovie(), sidx(2_000, 2_500), fourSeconds({ samples: 0 })),
    outcome: taken(4_500),
  },
  {
    name: "fragments below three seconds",
    make: () => film(fragmentedMovie(), second(0), second(1_000), mdat()),
    outcome: "media_video_length",
  },
  { name: "an Apple M4V", make: () => Buffer.concat([ftyp("M4V "), movie(), mdat()]), outcome: taken(5_000) },
  {
    name: "a phone's 3GP",
    make: () => Buffer.concat([ftyp("3gp5"), movie(), mdat()]),
    outcome: taken(5_000),
  },
  { name: "a 3G2", make: () => Buffer.concat([ftyp("3g2a"), movie(), mdat()]), outcome: taken(5_000) },
  {
    name: "a line break behind the end",
    make: () => film(movie(), mdat(), Buffer.from("\n")),
    outcome: taken(5_000),
  },
  {
    name: "padding behind the end",
    make: () => film(movie(), mdat(), Buffer.alloc(512)),
    outcome: taken(5_000),
  },
  {
    name: "a tag behind the end",
    make: () => film(movie(), mdat(), Buffer.from(`TAG${"Holiday film ".repeat(9)}`.padEnd(128))),
    outcome: taken(5_000),
  },
  {
    name: "a film that was cut",
    make: () => film(movie(), mdat()).subarray(0, 80_000),
    outcome: "media_damaged",
  },
  {
    name: "a film with another megabyte behind it",
    make: () => film(movie(), mdat(), Buffer.alloc(1024 * 1024, " ")),
    outcome: "media_damaged",
  },
  {
    name: "sound alone in an MP4",
    make: () => film(box("moov", mvhd(5_000), track("soun", [0, 0])), mdat()),
    outcome: "media_sound_only",
  },
  {
    name: "an Apple M4A",
    make: () => Buffer.concat([ftyp("M4A "), box("moov", mvhd(5_000), track("soun", [0, 0])), mdat(2_000)]),
    outcome: "media_sound_only",
  },
  {
    name: "an MP3",
    make: () => Buffer.from("fffb9064".padEnd(4_000, "0"), "hex"),
    outcome: "media_sound_only",
  },
  {
    name: "a DASH segment",
    make: () => Buffer.concat([box("styp"), fourSeconds()]),
    outcome: "media_video_segment",
  },
  { name: "the head of a stream alone", make: () => film(fragmentedMovie()), outcome: "media_video_segment" },
  {
    name: "a film with copy protection",
    make: () => film(box("moov", mvhd(5_000), protectedTrack()), mdat()),
    outcome: "media_video_protected",
  },
];
