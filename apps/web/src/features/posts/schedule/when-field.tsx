import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { useRef } from "react";
import { useClock } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { splitWall } from "~/features/shared/time/wall-clock";
import type { SlotForm } from "./use-slot-form";

/** A time in words: "tomorrow 9am". What was understood is the echo after it; a refusal comes with what can be taken instead. */
export function WhenField({ form, echoId }: { form: SlotForm; echoId: string }) {
  const { t } = useT("posts");
  const clock = useClock();
  const input = useRef<HTMLInputElement>(null);
  const { natural } = form;
  const { refusal } = natural;
  const suggestion = refusal?.suggestion;
  const take = (wall: string) => {
    form.change(splitWall(wall));
    input.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <Field
        label={t("schedule.when")}
        error={refusal && <span role="alert">{t(`schedule.refusals.${refusal.reason}`)}</span>}
      >
        {({ "aria-describedby": describedBy, ...control }) => (
          <Input
            {...control}
            ref={input}
            aria-describedby={[echoId, describedBy].filter(Boolean).join(" ")}
            value={natural.text}
            placeholder={t("schedule.whenExample")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => natural.read(event.target.value)}
            onBlur={natural.showRefusal}
            onKeyDown={(event) => {
              // The Enter that ends a composition sends no form.
              if (event.key === "Enter" && isComposing(event)) event.preventDefault();
            }}
          />
        )}
      </Field>
      {suggestion && (
        <Button size="sm" className="justify-self-start" onClick={() => take(suggestion.wall)}>
          {t("schedule.takeSuggestion", { when: suggestedText(suggestion.wall) })}
        </Button>
      )}
    </div>
  );

  function suggestedText(wall: string): string {
    const { date, time } = splitWall(wall);
    // A calendar date: noon in UTC is on the same date in UTC.
    return `${clock.day(new Date(`${date}T12:00:00Z`), "UTC")}, ${clock.wallTime(time)}`;
  }
}
