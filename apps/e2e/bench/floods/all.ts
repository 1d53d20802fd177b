import { predictedTables } from "@takt/storage/testing/heavy-documents";
import { bodies } from "./bodies";
import { calm } from "./calm";
import { crowdedFilm } from "./crowded-film";
import { files } from "./files";
import type { Flood } from "./flood";
import { manyPosts } from "./many-posts";

/** In the order in which they are tried. */
export const FLOODS: readonly Flood[] = [
  calm,
  files("crafted documents", () => ({ bytes: predictedTables(), fileName: "tables.pdf" })),
  files("crafted films", () => ({ bytes: crowdedFilm(), fileName: "boxes.mp4" })),
  bodies,
  manyPosts,
];
