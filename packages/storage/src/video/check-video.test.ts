import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { box, ftyp, longBox, mdat, mvhd, track, ROTATED } from "../testing/crafted-videos";
import { inspected } from "../testing/inspected";
import { refusal, startStoreHarness } from "../testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;

beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

/** Builds a video from boxes: 5 s of 1280 x 720 by default. */
const film = (moov: Buffer[] = [mvhd(5_000), track("vide")], tail: Buffer[] = [mdat()]) =>
  Buffer.concat([ftyp(), box("moov", ...moov), ...tail]);

describe("accepted videos", () => {
  test("a video is stored byte by byte with its duration and size", async () => {
    const bytes = film([mvhd(61_234), track("soun", [0, 0]), track("vide", [1920, 1080])]);
    const stored = await harness.keep(bytes);
    expect(stored).toMatchObject({
      kind: "video",
      mimeType: "video/mp4",
      durationMs: 61_234,
      width: 1920,
      height: 1080,
      bytes: bytes.length,
    });
    expect((await harness.readBack(stored.key)).equals(bytes)).toBe(true);
    expect(await harness.files()).toEqual([stored.key]);
  });

  const cases: Record<string, [Buffer, object]> = {
    "one with its head at the end": [
      Buffer.concat([ftyp("mp42"), mdat(), box("moov", track("vide"), mvhd(4_000))]),
      { durationMs: 4_000 },
    ],
    "one in the long form": [
      Buffer.concat([
        ftyp(),
        box("moov", mvhd(5_500, { long: true }), track("vide")),
        longBox("mdat", Buffer.alloc(80_000)),
      ]),
      { durationMs: 5_500 },
    ],
    "one turned by a quarter: as it is shown": [
      film([mvhd(5_000), track("vide", [1920, 1080], ROTATED)]),
      { width: 1080, height: 1920 },
    ],
    "one in fragments, whose head says how long all of them are": [
      film([mvhd(0), track("vide"), box("mvex", box("mehd", Buffer.from([0, 0, 0, 0, 0, 0, 0x1b, 0x58])))]),
      { durationMs: 7_000 },
    ],
    "one of no said size": [film([mvhd(5_000), track("vide", [0, 0])]), { width: null, height: null }],
    "exactly 3 s": [film([mvhd(3_000), track("vide")]), { durationMs: 3_000 }],
    "exactly 30 min": [film([mvhd(1_800_000), track("vide")]), { durationMs: 1_800_000 }],
    "the sample that clients test with": [sampleMedia.mp4(), { durationMs: 5_000, width: 1280 }],
  };
  test.each(Object.entries(cases))("a video is accepted: %s", async (_name, [bytes, facts]) => {
    expect(await harness.keep(bytes)).toMatchObject(facts);
  });
});

describe("refused videos", () => {
  const cases: Record<string, [Buffer, string]> = {
    "a moment too short": [film([mvhd(2_999), track("vide")]), "media_video_length"],
    "a moment too long": [film([mvhd(1_800_001), track("vide")]), "media_video_length"],
    "below 75 KB": [film(undefined, [mdat(70_000)]), "media_too_small"],
    "sound alone": [film([mvhd(5_000), track("soun")]), "media_sound_only"],
    "no head": [film([track("vide")]), "media_damaged"],
    "no length": [film([mvhd(0), track("vide")]), "media_damaged"],
    "no film at all": [Buffer.concat([ftyp(), mdat()]), "media_damaged"],
    "a head without pictures behind it": [
      Buffer.concat([ftyp(), box("moov", mvhd(5_000), track("vide")), box("free", Buffer.alloc(80_000))]),
      "media_damaged",
    ],
    "one that was cut": [film().subarray(0, 79_000), "media_damaged"],
    "a page that begins like a film": [
      Buffer.concat([ftyp(), Buffer.alloc(80_000, "<script>alert(1)</script>")]),
      "media_damaged",
    ],
    "a box that reaches over its holder": [film([mvhd(5_000), hollow(track("vide"))]), "media_damaged"],
    "boxes of nothing without end": [
      Buffer.concat([film(), ...Array.from({ length: 100_000 }, () => box("free"))]),
      "media_too_complex",
    ],
    "as many boxes in many places": [
      film([mvhd(5_000), ...Array.from({ length: 12 }, () => manyBoxes(9_000)), track("vide")]),
      "media_too_complex",
    ],
    "a QuickTime film": [Buffer.concat([ftyp("qt  "), film()]), "media_type_invalid"],
    "a Matroska film": [Buffer.from("1a45dfa3" + "00".repeat(80_000), "hex"), "media_type_invalid"],
  };
  test.each(Object.entries(cases))(
    "a video is refused and leaves no file behind: %s",
    async (_name, [bytes, code]) => {
      expect(await refusal(harness.keep(bytes))).toBe(code);
      expect(await harness.files()).toEqual([]);
    },
  );

  test("any broken video is refused without an internal error", async () => {
    const whole = film([mvhd(5_000), track("soun"), track("vide")]);
    for (let at = 16; at < 500; at += 3) {
      const broken = Buffer.from(whole);
      broken[at] = broken[at]! ^ 0xff;
      expect(["inspected", "media_damaged", "media_video_length", "media_sound_only"]).toContain(
        await inspected(broken, "video/mp4"),
      );
    }
  });
});

/** A box that claims to be longer than it is. */
function hollow(whole: Buffer): Buffer {
  const claims = Buffer.from(whole);
  claims.writeUInt32BE(whole.length + 1);
  return claims;
}

/** A track of empty boxes only. */
const manyBoxes = (count: number) => box("trak", ...Array.from({ length: count }, () => box("free")));
