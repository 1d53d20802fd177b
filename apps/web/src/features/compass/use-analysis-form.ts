import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { isLocale } from "@takt/i18n/locales";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, useState } from "react";
import { useKeptText } from "../shared/use-kept-text";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import type { SourceKind } from "./analysis-state";
import { inputProblem, type InputProblem } from "./input-problem";
import { sourceOffer } from "./source-offer";
import { toAddress } from "./to-address";

export const SOURCE_KINDS = ["url", "text"] as const satisfies SourceKind[];
const SOURCE = parseAsStringLiteral(SOURCE_KINDS).withDefault("url").withOptions({ history: "replace" });

const withoutSpace = (text: string) => text.replace(/\s+/g, "");

/** What is typed on the page: kept across a reload and a switch of the language, checked when it is sent. */
export function useAnalysisForm() {
  const { id: userId } = useMe();
  const locale = useLocale();
  const [kind, setKind] = useQueryState("source", SOURCE);
  const [url, setUrl] = useKeptText(`compass-url:${userId}`);
  const [text, setText] = useKeptText(`compass-text:${userId}`);
  const [chosen, setLanguage] = useKeptText(`compass-language:${userId}`);
  const language = isLocale(chosen) ? chosen : locale;
  const [problem, setProblem] = useState<InputProblem | null>(null);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  /** A field of one line takes the line ends out of what is pasted. */
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
  const goTo = (next: SourceKind) => {
    if (next === kind) return field.current?.focus();
    focusNext.current = true;
    choose(next);
  };

  return {
    kind,
    typed,
    change,
    /** Another tab. */
    choose,
    /** Another tab, and into its field. */
    goTo,
    language,
    setLanguage,
    problem,
    field,
    onPaste: (words: string) => {
      pasted.current = words;
    },
    /** The tab that what is typed belongs into instead, or null. */
    offer: sourceOffer(kind, typed),
    /** Takes what is typed over there. */
    takeOffer(to: SourceKind) {
      const whole = withoutSpace(pasted.current) === withoutSpace(typed) ? pasted.current : typed;
      (to === "url" ? setUrl : setText)(whole.trim());
      change("");
      goTo(to);
    },
    /** The input when it can be sent; else its problem is shown, and the field has the focus. */
    read(): AnalysisInput | null {
      const source =
        kind === "url" ? ({ kind, url: toAddress(url) } as const) : ({ kind, text: text.trim() } as const);
      const found = inputProblem({ source, language });
      setProblem(found);
      if (found) field.current?.focus();
      return found ? null : { source, language };
    },
  };
}

export type AnalysisForm = ReturnType<typeof useAnalysisForm>;
