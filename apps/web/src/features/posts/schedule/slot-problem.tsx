import { Button } from "@takt/ui/button";
import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";
import type { SlotForm } from "./use-slot-form";

/** Explains an hour that daylight saving skips or repeats, and offers a choice. */
export function SlotProblem({ form }: { form: SlotForm }) {
  const { t } = useT("posts");
  const { fields, problem, change } = form;
  const { wallTime } = useClock();
  const time = wallTime(fields.time);
  if (problem?.code === "slot_missing")
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-2 rounded-lg bg-warning-soft p-3 text-sm text-warning-soft-fg"
      >
        <p className="flex-1">{t("schedule.problems.slot_missing", { time })}</p>
        <Button size="sm" onClick={() => change(problem.suggestion)}>
          {t("schedule.problems.useSuggestion", { time: wallTime(problem.suggestion.time) })}
        </Button>
      </div>
    );
  if (problem?.code === "slot_ambiguous" || fields.pick)
    return (
      <div className="grid gap-2 rounded-lg bg-warning-soft p-3 text-sm text-warning-soft-fg">
        <p role="alert">{t("schedule.problems.slot_ambiguous", { time })}</p>
        <RadioGroup
          label={t("schedule.problems.slot_ambiguous", { time })}
          value={fields.pick ?? null}
          onValueChange={(pick) => change({ pick })}
          options={[
            { value: "earlier", label: t("schedule.problems.first", { time }) },
            { value: "later", label: t("schedule.problems.second", { time }) },
          ]}
        />
      </div>
    );
  return null;
}
