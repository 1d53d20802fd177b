import { MEDIA_LIMITS } from "@takt/domain/shared/media-limits";

export type FileProblem = { code: "media_too_many" | "media_type_invalid" | "media_too_large"; name: string };

/**
 * What of these files can be uploaded, and why not the rest. `room` is how many more the post takes. The
 * server looks at the content again.
 */
export function checkFiles(
  files: readonly File[],
  room: number,
): { accepted: File[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const good = files.filter((file) => {
    const code = problemOf(file);
    if (code) problems.push({ code, name: file.name });
    return code === null;
  });
  const rest = good[Math.max(0, room)];
  if (rest) problems.push({ code: "media_too_many", name: rest.name });
  return { accepted: good.slice(0, Math.max(0, room)), problems };
}

function problemOf(file: File): FileProblem["code"] | null {
  if (!(MEDIA_LIMITS.imageTypes as readonly string[]).includes(file.type)) return "media_type_invalid";
  if (file.size > MEDIA_LIMITS.imageBytes) return "media_too_large";
  return null;
}
