import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { FEEDBACK_LIMITS } from "@takt/domain/feedback/model/feedback-limits";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { RadioGroup } from "@takt/ui/radio-group";
import { Textarea } from "@takt/ui/input";
import { X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, useRef, type RefObject } from "react";
import { DropZone } from "../media/parts/drop-zone";
import { CharacterCount } from "../shared/character-count";
import { useLocale } from "../shared/use-locale";
import { ScreenshotField } from "./screenshot-field";
import type { FeedbackForm } from "./use-feedback-form";
import { useScreenshot } from "./use-screenshot";

type Props = { form: FeedbackForm; messageRef: RefObject<HTMLTextAreaElement | null> };

/** The fields of the feedback form. Images can be dropped and pasted anywhere on them. */
export function FeedbackFields({ form, messageRef }: Props) {
  const { t } = useT("feedback");
  const locale = useLocale();
  const counterId = useId();
  const screenshot = useScreenshot(form);
  const max = FEEDBACK_LIMITS.messageLength.toLocaleString(INTL_LOCALE[locale]);
  return (
    <DropZone onFiles={screenshot.choose} className="relative grid gap-4">
      <RadioGroup
        label={t("type")}
        value={form.type}
        onValueChange={form.setType}
        options={[
          { value: "bug", label: t("types.bug") },
          { value: "feedback", label: t("types.feedback") },
        ]}
        className="grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
      />
      <div className="grid gap-1">
        <Field label={t("message")} error={form.problem && t(`problems.${form.problem}`, { max })}>
          {(control) => (
            <Textarea
              {...control}
              ref={messageRef}
              required
              readOnly={form.sending}
              aria-describedby={[control["aria-describedby"], counterId].filter(Boolean).join(" ")}
              value={form.message}
              onChange={(event) => form.setMessage(event.target.value)}
              placeholder={t(`placeholders.${form.type}`)}
              className="max-h-60 min-h-28"
            />
          )}
        </Field>
        <span className="justify-self-end">
          <CharacterCount id={counterId} length={form.length} max={FEEDBACK_LIMITS.messageLength} />
        </span>
      </div>
      <ScreenshotField screenshot={screenshot} />
      <AttachedDetails form={form} />
    </DropZone>
  );
}

/** The details attached to the message; each can be removed. */
function AttachedDetails({ form }: { form: FeedbackForm }) {
  const { t } = useT("feedback");
  const container = useRef<HTMLDivElement>(null);
  const parts = [
    { key: "page", value: form.page, remove: form.removePage },
    { key: "errorId", value: form.errorId, remove: form.removeErrorId },
  ] as const;
  return (
    <div ref={container} tabIndex={-1} className="grid gap-1.5 outline-hidden">
      {parts.map(
        ({ key, value, remove }) =>
          value && (
            <p
              key={key}
              className="flex items-center gap-2 rounded-lg border border-border py-1 ps-3 pe-1 text-caption text-muted-fg"
            >
              <span className="min-w-0 flex-1 break-words">
                {t(`along.${key}`)} <code className="font-mono break-all text-foreground">{value}</code>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t(`along.remove.${key}`)}
                className="w-8 px-0 pointer-coarse:w-11"
                onClick={() => {
                  remove();
                  // The button disappears with its row.
                  container.current?.focus();
                }}
              >
                <X aria-hidden />
              </Button>
            </p>
          ),
      )}
      {!form.page && !form.errorId && <p className="text-caption text-muted-fg">{t("along.nothing")}</p>}
    </div>
  );
}
