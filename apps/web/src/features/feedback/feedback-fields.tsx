import { FEEDBACK_LIMITS } from "@takt/domain/feedback/model/feedback-limits";
import { Field } from "@takt/ui/field";
import { RadioGroup } from "@takt/ui/radio-group";
import { Textarea } from "@takt/ui/input";
import { useT } from "next-i18next/client";
import { useId, type RefObject } from "react";
import { CharacterCount } from "../shared/character-count";
import { DropZone } from "../media/parts/drop-zone";
import { INTL_LOCALE } from "../shared/time/intl-locale";
import { useLocale } from "../shared/use-locale";
import { ScreenshotField } from "./screenshot-field";
import { AttachedDetails } from "./attached-details";
import { useScreenshot } from "./use-screenshot";
import type { FeedbackForm } from "./use-feedback-form";

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
