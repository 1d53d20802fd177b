import { truncate } from "@takt/text/truncate";

/** In UTF-16 units. */
const MAX_LENGTH = 200;

/**
 * Characters that are invisible or change the text direction, so that `gpj.exe` reads `exe.jpg`: Unicode's categories
 * Cc (control), Cf (format, including direction marks), Zl and Zp (line separators), Co and Cs; and slashes. The
 * joiners used in scripts and emoji stay.
 */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|[/\\]/gu;

/**
 * Converts the file name that the client sent into a name to show: no folder, nothing hidden, never empty, at most 200
 * long.
 */
export function toFileName(given: string): string {
  return truncate(given.replace(HIDDEN, "").trim(), MAX_LENGTH) || "file";
}
