import type { SourceQuote } from "@takt/domain/writing/model/source-quote";
import { useT } from "next-i18next/client";

/** The quoted sentence of a source that the post is based on. */
export function QuoteNote({ quote: { quote, url } }: { quote: SourceQuote }) {
  const { t } = useT("writing");
  return (
    <figure className="grid gap-1 border-s-2 border-border-strong ps-3 text-sm">
      <figcaption className="text-[13px] text-muted-fg">{t("quote")}</figcaption>
      <blockquote className="wrap-anywhere">{quote}</blockquote>
      {url && (
        <p className="text-[13px]">
          <a
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            className="wrap-anywhere text-secondary-text underline underline-offset-2"
          >
            {url}
          </a>
        </p>
      )}
    </figure>
  );
}
