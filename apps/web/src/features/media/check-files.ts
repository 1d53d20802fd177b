import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import type { MediaItem, MediaKind } from "./parts/media-item";

export type FileProblem = {
  code:
    | "media_too_many"
    | "media_mixed"
    | "media_type_invalid"
    | "media_too_large"
    | "media_too_small"
    | "media_sound_only"
    | "media_empty";
  name: string;
  /** The kind of the file. */
  kind: MediaKind;
};

/** The size limits in bytes. */
const SIZES: Record<MediaKind, { min: number; max: number }> = {
  image: { min: 1, max: MEDIA_LIMITS.imageBytes },
  video: { min: MEDIA_LIMITS.videoMinBytes, max: MEDIA_LIMITS.videoBytes },
  document: { min: 1, max: MEDIA_LIMITS.documentBytes },
};

/**
 * Splits files into those that can be uploaded beside the post's files and the problems of the others. The server
 * validates the content again.
 */
export function checkFiles(
  files: readonly File[],
  have: readonly Pick<MediaItem, "kind" | "upload">[],
): { accepted: File[]; problems: FileProblem[] } {
  const accepted: File[] = [];
  const problems: FileProblem[] = [];
  const kinds = have.filter(({ upload }) => upload.kind !== "failed").map(({ kind }) => kind);
  for (const file of files) {
    const problem = findProblem(file, kinds);
    if (!problem) {
      accepted.push(file);
      kinds.push(findKind(file)!);
      // Reported once: every further file has the same problem.
    } else if (!problems.some(({ code }) => code === problem.code && isAboutPost(code)))
      problems.push(problem);
  }
  return { accepted, problems };
}

/** The kind of a file by the browser's MIME type, or null. */
export function findKind({ type }: { type: string }): MediaKind | null {
  if ((MEDIA_LIMITS.imageTypes as readonly string[]).includes(type)) return "image";
  if ((MEDIA_LIMITS.videoTypes as readonly string[]).includes(type)) return "video";
  if ((MEDIA_LIMITS.documentTypes as readonly string[]).includes(type)) return "document";
  return null;
}

function findProblem(file: File, kinds: readonly MediaKind[]): FileProblem | null {
  const kind = findKind(file);
  const { name } = file;
  if (file.type.startsWith("audio/")) return { code: "media_sound_only", name, kind: "video" };
  if (!kind) return { code: "media_type_invalid", name, kind: "image" };
  if (file.size === 0) return { code: "media_empty", name, kind };
  if (file.size > SIZES[kind].max) return { code: "media_too_large", name, kind };
  if (file.size < SIZES[kind].min) return { code: "media_too_small", name, kind };
  if (kinds.some((other) => other !== kind)) return { code: "media_mixed", name, kind };
  if (kinds.length >= maxFiles(kind)) return { code: "media_too_many", name, kind };
  return null;
}

/** How many files of a kind a post can have. */
export function maxFiles(kind: MediaKind): number {
  return kind === "image" ? MEDIA_LIMITS.imagesPerPost : 1;
}

const isAboutPost = (code: FileProblem["code"]) => code === "media_mixed" || code === "media_too_many";
