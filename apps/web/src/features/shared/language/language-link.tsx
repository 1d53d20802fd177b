"use client";

import type { Locale } from "@takt/i18n/locales";
import type { MouseEvent } from "react";
import { switchLanguage } from "./switch-language";

type Props = { language: Locale; path: string; current: boolean; text: string };

/** A plain link to `/de...` or `/en...`; with scripts it also keeps the query and drafts. */
export function LanguageLink({ language, path, current, text }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void switchLanguage(language);
  };
  return (
    <a
      href={`/${language}${path === "/" ? "" : path}`}
      lang={language}
      hrefLang={language}
      aria-current={current ? "true" : undefined}
      onClick={onClick}
      className="inline-flex min-h-6 items-center rounded text-muted-fg hover:text-foreground aria-[current]:font-medium aria-[current]:text-foreground"
    >
      {text}
    </a>
  );
}
