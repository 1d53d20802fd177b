import { truncate } from "@takt/text/truncate";

/** LinkedIn folds after about three lines or about this many characters; sources disagree on the exact numbers. */
const FOLD = { lines: 3, desktop: 210, mobile: 140 } as const;

/** The part above "…more", or null when the whole text is shown. */
export function foldText(text: string, width: "desktop" | "mobile"): string | null {
  const lines = text.split("\n");
  const byLines = lines.length > FOLD.lines ? lines.slice(0, FOLD.lines).join("\n").length : text.length;
  const end = Math.min(byLines, FOLD[width]);
  if (end >= text.length) return null;
  return truncate(text, end).trimEnd();
}
