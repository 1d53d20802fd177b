import type { Locale } from "@takt/i18n/locales";
import { ContentBlocks } from "./content-body";
import { parseMarkdown } from "./parse-content";

/** A short text with links, from the messages. */
export function MarkdownText({ text, locale }: { text: string; locale: Locale }) {
  return <ContentBlocks blocks={parseMarkdown(text).children} locale={locale} />;
}
