import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { box, ftyp, mvhd } from "@takt/storage/testing/crafted-videos";
import { predictedTables } from "@takt/storage/testing/heavy-documents";
import type { Flood } from "./flood";
import { heavyPages } from "./heavy-pages";
import { hostileImports } from "./hostile-imports";
import { largeBodies } from "./large-bodies";
import { longTexts } from "./long-texts";
import { manyPosts } from "./many-posts";
import { uploadFile } from "../../harness/upload-file";
import { publicForms } from "./public-forms";
import { repeat } from "./repeat";

const TRACK_COUNT = 60;
/** Empty boxes of eight bytes in each track: about 10 MB in all. */
const BOXES_PER_TRACK = 19_900;

/** A run without a flood, which the others are compared with. */
const baseline: Flood = {
  name: "nobody floods",
  run: (_context, signal) =>
    new Promise((resolve) => signal.addEventListener("abort", () => resolve("nothing"), { once: true })),
};

/** Builds a video of a million empty boxes: a parser that reads them one by one is busy for minutes. */
function manyBoxesVideo(): Buffer {
  const empty = Buffer.concat(Array.from({ length: BOXES_PER_TRACK }, () => box("free")));
  const tracks = Array.from({ length: TRACK_COUNT }, () => box("trak", box("mdia", empty)));
  return Buffer.concat([ftyp(), box("moov", mvhd(10_000), ...tracks)]);
}

/** Pixels of a side: nearly as many in all as an image may have. */
const SIDE = 6_000;

/** Lists the floods in the order in which they run; `pagesHost` serves the heavy page. */
export const getFloods = (pagesHost: string): readonly Flood[] => [
  baseline,
  craftedUploads("crafted documents", () => ({ bytes: predictedTables(), fileName: "tables.pdf" })),
  craftedUploads("crafted films", () => ({ bytes: manyBoxesVideo(), fileName: "boxes.mp4" })),
  craftedUploads("pictures of 36 million pixels", () => ({
    bytes: sampleMedia.png(SIDE, SIDE),
    fileName: "large.png",
  })),
  hostileImports,
  heavyPages(pagesHost),
  longTexts,
  publicForms,
  largeBodies,
  manyPosts,
];

/** A member uploads a crafted file repeatedly, four at once. */
function craftedUploads(name: string, make: () => { bytes: Buffer; fileName: string }): Flood {
  let file: ReturnType<typeof make>;
  return {
    name,
    async prepare() {
      file = make();
    },
    run({ stack, cookie }, signal) {
      return repeat(signal, 4, () =>
        uploadFile(stack, cookie, file).then(
          () => "accepted",
          (error: unknown) => /answered (\d+)/.exec(String(error))?.[1] ?? "no answer",
        ),
      );
    },
  };
}
