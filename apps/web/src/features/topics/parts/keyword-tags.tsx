import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

/** The keywords of a topic. */
export function KeywordTags({ keywords, language }: { keywords: string[]; language: "en" | "de" }) {
  const { t } = useT("topics");
  if (keywords.length === 0) return null;
  return (
    <ul aria-label={t("keywords")} className="flex min-w-0 flex-wrap gap-1.5">
      {keywords.map((keyword) => (
        <li
          key={keyword}
          {...verbatim}
          lang={language}
          className="rounded-md bg-neutral-soft px-1.5 py-0.5 text-xs wrap-anywhere text-neutral-soft-fg"
        >
          {keyword}
        </li>
      ))}
    </ul>
  );
}
