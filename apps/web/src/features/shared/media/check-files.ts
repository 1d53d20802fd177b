import { MEDIA_LIMITS } from "@takt/domain/shared/media-limits";
import type { MediaItem, MediaKind } from "./media-item";

export type FileProblem = {
  code:
    | "media_too_many"
    | "media_mixed"
    | "media_type_invalid"
    | "media_too_large"
    | "media_too_small"
    | "media_empty";
  name: string;
  /** Of which kind the file is. */
  kind: MediaKind;
};

/** Bytes. */
const SIZES: Record<MediaKind, { least: number; most: number }> = {
  image: { least: 1, most: MEDIA_LIMITS.imageBytes },
  video: { least: MEDIA_LIMITS.videoLeastBytes, most: MEDIA_LIMITS.videoBytes },
  document: { least: 1, most: MEDIA_LIMITS.documentBytes },
};

/**
 * What of these files can be uploaded beside those that the post has, and why not the rest. The server looks at the
 * content again.
 */
export function checkFiles(
  files: readonly File[],
  have: readonly Pick<MediaItem, "kind" | "upload">[],
): { accepted: File[]; problems: FileProblem[] } {
  const accepted: File[] = [];
  const problems: FileProblem[] = [];
  const kinds = have.filter(({ upload }) => upload.kind !== "failed").map(({ kind }) => kind);
  for (const file of files) {
    const problem = problemOf(file, kinds);
    if (!problem) {
      accepted.push(file);
      kinds.push(kindOf(file)!);
      // Said once: every further file has the same problem.
    } else if (!problems.some(({ code }) => code === problem.code && isAboutPost(code)))
      problems.push(problem);
  }
  return { accepted, problems };
}

/** What kind of file the browser takes it for, or null. */
export function kindOf({ type }: { type: string }): MediaKind | null {
  if ((MEDIA_LIMITS.imageTypes as readonly string[]).includes(type)) return "image";
  if ((MEDIA_LIMITS.videoTypes as readonly string[]).includes(type)) return "video";
  if ((MEDIA_LIMITS.documentTypes as readonly string[]).includes(type)) return "document";
  return null;
}

function problemOf(file: File, kinds: readonly MediaKind[]): FileProblem | null {
  const kind = kindOf(file);
  const { name } = file;
  if (!kind) return { code: "media_type_invalid", name, kind: "image" };
  if (file.size === 0) return { code: "media_empty", name, kind };
  if (file.size > SIZES[kind].most) return { code: "media_too_large", name, kind };
  if (file.size < SIZES[kind].least) return { code: "media_too_small", name, kind };
  if (kinds.some((other) => other !== kind)) return { code: "media_mixed", name, kind };
  if (kinds.length >= mostOf(kind)) return { code: "media_too_many", name, kind };
  return null;
}

/** How many of a kind a post takes. */
export function mostOf(kind: MediaKind): number {
  return kind === "image" ? MEDIA_LIMITS.imagesPerPost : 1;
}

const isAboutPost = (code: FileProblem["code"]) => code === "media_mixed" || code === "media_too_many";
