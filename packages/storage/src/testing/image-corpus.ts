import { moving } from "./crafted-files";
import type { CorpusFile } from "./corpus-file";
import { noise } from "./sample-images";

const png = () => noise({ width: 40, height: 30 }).png().toBuffer();
const still = { kind: "image", mimeType: "image/png", width: 40, height: 30 } as const;

export const imageCorpus: readonly CorpusFile[] = [
  { name: "a PNG animation of one frame", make: async () => moving(await png(), 1), outcome: still },
  {
    name: "a PNG animation of two frames",
    make: async () => moving(await png(), 2),
    outcome: "media_animated",
  },
  {
    name: "a GIF of one frame",
    make: () => noise().gif().toBuffer(),
    outcome: { kind: "image", mimeType: "image/gif" },
  },
];
