import { splitText } from "@takt/domain/posts/model/publish-text";
import { truncate } from "@takt/text/truncate";
import { Fragment, memo } from "react";

/** LinkedIn folds after about three lines or about this many characters; sources disagree on the exact numbers. */
const FOLD = { lines: 3, desktop: 210, mobile: 140 } as const;

/** A text as readers see it, unchanged, with hashtags and links marked by the function that also writes it for LinkedIn. */
export const PreviewText = memo(function PreviewText({ text }: { text: string }) {
  return splitText(text).map((segment, index) =>
    segment.kind === "text" ? (
      <Fragment key={index}>{segment.text}</Fragment>
    ) : (
      <span key={index} className="font-medium text-secondary-text">
        {segment.text}
      </span>
    ),
  );
});

/** The part above "…more", or null when the whole text is shown. */
export function foldText(text: string, width: "desktop" | "mobile"): string | null {
  const lines = text.split("\n");
  const byLines = lines.length > FOLD.lines ? lines.slice(0, FOLD.lines).join("\n").length : text.length;
  const end = Math.min(byLines, FOLD[width]);
  if (end >= text.length) return null;
  return truncate(text, end).trimEnd();
}
