import type { FileStore } from "../media/ports/file-store";
import type { CoreDeps } from "../shared/core-deps";
import type { PictureReader } from "./ports/picture-reader";

/** Dependencies of the users use cases; each takes the `Pick` it needs. */
export type UsersDeps = CoreDeps & {
  files: FileStore;
  readPicture: PictureReader;
  /** The operators of this installation, who are alerted when publishing is in danger. */
  operatorEmails: readonly string[];
  operatorLanguage: "en" | "de";
};
