import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { Callout } from "@takt/ui/callout";
import { FileText, Globe } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { CharacterCount } from "../shared/character-count";
import { useLocale } from "../shared/use-locale";
import type { AnalysisForm } from "./use-analysis-form";

/** The field for the address, or for the text with its length. */
export function SourceField({ form, readOnly }: { form: AnalysisForm; readOnly: boolean }) {
  const { t } = useT("compass");
  const number = new Intl.NumberFormat(INTL_LOCALE[useLocale()]);
  const countId = useId();
  const { kind, typed, problem, field } = form;
  const { length } = typed.trim();
  const numbers = {
    min: number.format(COMPASS_LIMITS.minTextLength),
    max: number.format(COMPASS_LIMITS.maxTextLength),
    maxUrl: number.format(COMPASS_LIMITS.url),
    length: number.format(length),
  };
  const error = problem && (
    <span role="alert" className="grid">
      <span className="font-medium">{t("failed.input")}</span>
      <span>{t(`problems.${problem}`, numbers)}</span>
    </span>
  );
  if (kind === "url")
    return (
      <Field key="url" label={t("url.label")} hint={t("url.hint")} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={(input) => {
              field.current = input;
            }}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="https://"
            value={typed}
            readOnly={readOnly}
            onPaste={(event) => form.onPaste(event.clipboardData.getData("text"))}
            onChange={(event) => form.change(event.target.value)}
          />
        )}
      </Field>
    );
  return (
    <Field key="text" label={t("text.label")} hint={t("text.hint", numbers)} error={error}>
      {(control) => (
        <>
          <Textarea
            {...control}
            ref={(area) => {
              field.current = area;
            }}
            aria-describedby={[control["aria-describedby"], countId].filter(Boolean).join(" ")}
            value={typed}
            readOnly={readOnly}
            className="max-h-[50vh] min-h-40"
            onPaste={(event) => form.onPaste(event.clipboardData.getData("text"))}
            onChange={(event) => form.change(event.target.value)}
          />
          <p className="text-end">
            <CharacterCount id={countId} length={length} max={COMPASS_LIMITS.maxTextLength} />
          </p>
        </>
      )}
    </Field>
  );
}

/** Suggests the other tab when the input belongs there, and moves it. */
export function SourceSuggestion({ form: { suggestion, acceptSuggestion } }: { form: AnalysisForm }) {
  const { t } = useT("compass");
  return (
    <div role="status">
      {suggestion && (
        <Callout
          tone="blue"
          icon={suggestion === "url" ? <Globe aria-hidden /> : <FileText aria-hidden />}
          actions={
            <Button size="sm" onClick={() => acceptSuggestion(suggestion)}>
              {t(suggestion === "url" ? "offer.toUrl" : "offer.toText")}
            </Button>
          }
        >
          <p>{t(`offer.${suggestion}`)}</p>
        </Callout>
      )}
    </div>
  );
}
