/** UTF-16 units. */
const MAX_LENGTH = 200;

/**
 * Signs that show nothing, or turn the direction of what follows, so that `gpj.exe` reads `exe.jpg`: Unicode's categories
 * Cc (control), Cf (format, with all marks of direction), Zl and Zp (separators of lines), Co and Cs; and the folder's
 * slashes. The joiners that scripts and emoji are written with stay.
 */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|[/\\]/gu;

/** A file's name as its sender gives it -> a name to show: no folder, nothing hidden, never empty, at most 200 long. */
export function toFileName(given: string): string {
  const shown = given.replace(HIDDEN, "").trim();
  // Cut between whole characters.
  return shown.slice(0, MAX_LENGTH).replace(/\p{Cs}$/u, "") || "file";
}
