import type { MediaItem } from "./parts/media-item";

const MIB = 1024 * 1024;

/** The size and duration of a file in the reader's language: ["12.4 MB", "1:05"]. */
export function fileFacts({ bytes, upload }: Pick<MediaItem, "bytes" | "upload">, locale: string): string[] {
  const inMegabytes = bytes >= MIB / 10;
  const size = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: inMegabytes ? "megabyte" : "kilobyte",
    maximumFractionDigits: inMegabytes ? 1 : 0,
    // A small file is not shown as 0.
    roundingMode: inMegabytes ? "halfExpand" : "ceil",
  }).format(bytes / (inMegabytes ? MIB : 1024));
  const durationMs = upload.kind === "done" ? upload.media.durationMs : null;
  return durationMs === null ? [size] : [size, formatDuration(durationMs)];
}

/** Formats milliseconds: 65000 is 1:05. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
