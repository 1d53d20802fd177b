/** The worker of the files in tests: tsx loads the sources, as `--import tsx` does for a main thread alone. */
import { register } from "tsx/esm/api";

register();
await import("../files-worker");
