import { splitText } from "@takt/domain/posts/model/publish-text";
import { truncate } from "@takt/text/truncate";
import { Fragment, memo } from "react";

type TextSegment = { kind: "text" | "hashtag" | "link"; text: string };

/** The part of a URL that is shown as a link, without the punctuation of its sentence. */
const LINK = /^https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'…]/iu;

/** LinkedIn folds after about three lines or about this many characters; sources disagree on the exact numbers. */
const FOLD = { lines: 3, desktop: 210, mobile: 140 } as const;

/** A text as readers see it, unchanged, with hashtags and links marked. */
export const PreviewText = memo(function PreviewText({ text }: { text: string }) {
  return textSegments(text).map((segment, index) =>
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

/**
 * Splits a text into plain text, links and hashtags; hashtags are found by the function that also writes the text for
 * LinkedIn. The joined segments equal the text.
 */
export function textSegments(text: string): TextSegment[] {
  return splitText(text).flatMap((part): TextSegment[] =>
    part.kind === "url" ? linkSegments(part.text) : [{ kind: part.kind, text: part.text }],
  );
}

/** The segments of a URL and the punctuation after it. */
function linkSegments(text: string): TextSegment[] {
  const link = LINK.exec(text)?.[0] ?? "";
  const rest = text.slice(link.length);
  return [
    ...(link ? [{ kind: "link" as const, text: link }] : []),
    ...(rest ? [{ kind: "text" as const, text: rest }] : []),
  ];
}
