import type { CorpusFile } from "./corpus-file";
import { documentCorpus } from "./document-corpus";
import { imageCorpus } from "./image-corpus";
import { videoCorpus } from "./video-corpus";

/** One file per kind, built from nothing but code. */
export const MEDIA_CORPUS: readonly CorpusFile[] = [...videoCorpus, ...documentCorpus, ...imageCorpus];
