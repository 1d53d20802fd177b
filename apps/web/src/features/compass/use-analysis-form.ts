import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { isLocale } from "@takt/i18n/locales";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, useState } from "react";
import { useStoredDraft } from "../shared/use-stored-draft";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import type { SourceKind } from "./analysis-state";
import { inputProblem, normalizeUrl, suggestSourceKind, type InputProblem } from "./source-input";
export const SOURCE_KINDS = ["url", "text"] as const satisfies SourceKind[];
const SOURCE = parseAsStringLiteral(SOURCE_KINDS).withDefault("url").withOptions({ history: "replace" });

const withoutWhitespace = (text: string) => text.replace(/\s+/g, "");

/** The state of the form: survives a reload and a change of language, and is validated when it is sent. */
export function useAnalysisForm() {
  const { id: userId } = useMe();
  const locale = useLocale();
  const [kind, setKind] = useQueryState("source", SOURCE);
  const [url, setUrl] = useStoredDraft(`compass-url:${userId}`);
  const [text, setText] = useStoredDraft(`compass-text:${userId}`);
  const [chosen, setLanguage] = useStoredDraft(`compass-language:${userId}`);
  const language = isLocale(chosen) ? chosen : locale;
  const [problem, setProblem] = useState<InputProblem | null>(null);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  /** The pasted text as it was, because a single-line input removes line breaks. */
  const pasted = useRef("");
  const focusNext = useRef(false);
  useEffect(() => {
    if (focusNext.current) field.current?.focus();
    focusNext.current = false;
  }, [kind]);

  const typed = kind === "url" ? url : text;
  const change = (next: string) => {
    (kind === "url" ? setUrl : setText)(next);
    setProblem(null);
  };
  const choose = (next: SourceKind) => {
    setProblem(null);
    void setKind(next);
  };
  const focusTab = (next: SourceKind) => {
    if (next === kind) return field.current?.focus();
    focusNext.current = true;
    choose(next);
  };

  return {
    kind,
    typed,
    change,
    /** Selects a tab. */
    choose,
    /** Selects a tab and focuses its field. */
    focusTab,
    language,
    setLanguage,
    problem,
    field,
    onPaste: (words: string) => {
      pasted.current = words;
    },
    /** The tab that the input belongs to instead, or null. */
    suggestion: suggestSourceKind(kind, typed),
    /** Moves the input to the suggested tab. */
    acceptSuggestion(to: SourceKind) {
      const whole = withoutWhitespace(pasted.current) === withoutWhitespace(typed) ? pasted.current : typed;
      (to === "url" ? setUrl : setText)(whole.trim());
      change("");
      focusTab(to);
    },
    /** Returns the input when it is valid; otherwise shows its problem and focuses the field. */
    read(): AnalysisInput | null {
      const source =
        kind === "url" ? ({ kind, url: normalizeUrl(url) } as const) : ({ kind, text: text.trim() } as const);
      const found = inputProblem({ source, language });
      setProblem(found);
      if (found) field.current?.focus();
      return found ? null : { source, language };
    },
  };
}

export type AnalysisForm = ReturnType<typeof useAnalysisForm>;
