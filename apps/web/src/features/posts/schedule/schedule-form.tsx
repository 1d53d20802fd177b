import { parseClock, parseDay } from "@takt/domain/posts/model/natural-time/parse-fields";
import { MONTHS_AHEAD } from "@takt/domain/posts/model/publish-slot";
import { addMonths } from "@takt/domain/shared/day-steps";
import { Button } from "@takt/ui/button";
import { Combobox } from "@takt/ui/combobox";
import { Field } from "@takt/ui/field";
import { useT } from "~/i18n/use-t";
import { NextSlotChips } from "~/features/slots/parts/next-slot-chips";
import { DateField } from "~/features/shared/time/date-field";
import { now } from "~/features/shared/time/now";
import { TimeField } from "~/features/shared/time/time-field";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { SlotProblem } from "./slot-problem";
import { SlotSummary } from "./slot-summary";
import type { SlotForm } from "./use-slot-form";
import { useZoneOptions } from "./use-zone-options";
import { WhenField } from "./when-field";

const PRESETS = ["tomorrow", "nextMonday"] as const;

type Props = {
  id: string;
  form: SlotForm;
  postId: string | null;
  onSubmit: () => void;
};

/** When a post goes out: in words, by a suggestion, or as date, time and zone. */
export function ScheduleForm({ id, form, postId, onSubmit }: Props) {
  const { t } = useT("posts");
  const language = useLocale();
  const { zone: own, weekStart, hourCycle } = useMe();
  const { fields, change, problem } = form;
  const zones = useZoneOptions(own);
  const text = (...codes: string[]) =>
    problem &&
    codes.includes(problem.code) &&
    problem.code !== "slot_missing" &&
    problem.code !== "text_refused" &&
    problem.code !== "slot_ambiguous"
      ? t(`schedule.problems.${problem.code}`)
      : undefined;
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="grid gap-2">
        <WhenField form={form} echoId={`${id}-echo`} />
        <SlotSummary id={`${id}-echo`} form={form} postId={postId} />
      </div>
      <SlotPresetsRow form={form} />
      <div className="grid gap-4 sm:grid-cols-2" onFocus={form.holdSuggestion}>
        <DateField
          label={t("schedule.date")}
          value={fields.date}
          read={(typed) => parseDay({ text: typed, language, now: now(), zone: fields.zone, weekStart })}
          today={form.today}
          first={form.today}
          last={`${addMonths(form.today.slice(0, 7), MONTHS_AHEAD)}${form.today.slice(7)}`}
          error={text("date_required", "date_past", "slot_too_far")}
          onChange={(date) => change({ date })}
        />
        <TimeField
          label={t("schedule.time")}
          value={fields.time}
          read={(typed) => parseClock({ text: typed, language, hourCycle })}
          error={
            problem?.code === "date_required" && problem.timeToo
              ? t("schedule.problems.time_required")
              : text("time_required", "slot_in_past")
          }
          onChange={(time) => change({ time })}
        />
      </div>
      <Field label={t("schedule.zone")} error={text("zone_unknown")}>
        {(control) => (
          <Combobox
            {...control}
            value={fields.zone}
            onValueChange={(zone) => change({ zone })}
            options={zones}
            listLabel={t("schedule.zones")}
            emptyLabel={t("schedule.noZone")}
          />
        )}
      </Field>
      <SlotProblem form={form} />
    </form>
  );
}

/** The suggestions: the two presets, each with its date, and the next free slots. */
function SlotPresetsRow({ form }: { form: SlotForm }) {
  const { t } = useT("posts");
  const clock = useClock();
  return (
    <div role="group" aria-label={t("schedule.presets")} className="grid gap-2 sm:grid-cols-2">
      {PRESETS.map((name) => (
        <Button
          key={name}
          onClick={() => form.usePreset(name)}
          className="flex-col items-start gap-0 border-border py-2 text-start hover:border-border-strong"
        >
          <span>{t(`schedule.${name}`, { time: withoutLeadingZero(form.presets[name]) })}</span>
          {/* A calendar date: noon in UTC is on the same date in UTC. */}
          <span className="text-xs font-normal text-muted-fg">
            {clock.day(new Date(`${form.presets[name].slice(0, 10)}T12:00:00Z`), "UTC")}
          </span>
        </Button>
      ))}
      <div className="sm:col-span-2">
        <NextSlotChips onChoose={form.change} />
      </div>
    </div>
  );

  /** The time without a leading zero: 9:00. */
  function withoutLeadingZero(wall: string): string {
    return clock.wallTime(wall.slice(11, 16)).replace(/^0/, "");
  }
}
