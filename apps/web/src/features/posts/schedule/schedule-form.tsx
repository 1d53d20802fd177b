import { Combobox } from "@takt/ui/combobox";
import { Field } from "@takt/ui/field";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { useMe } from "../../shared/use-me";
import { DateField } from "./date-field";
import { SlotSummary } from "./slot-summary";
import { SlotPresetsRow } from "./slot-presets-row";
import { SlotProblem } from "./slot-problem";
import { TimeField } from "./time-field";
import type { SlotForm } from "./use-slot-form";
import { zoneOptions } from "./zone-options";

type Props = { id: string; form: SlotForm; postId: string | null; onSubmit: () => void };

/** The date, time and zone of a post. */
export function ScheduleForm({ id, form, postId, onSubmit }: Props) {
  const { t } = useT("posts");
  const { zone: own } = useMe();
  const { fields, change, problem } = form;
  // Computed once: there are some four hundred zones.
  const [zones] = useState(() =>
    zoneOptions(own, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
  );
  const text = (...codes: string[]) =>
    problem &&
    codes.includes(problem.code) &&
    problem.code !== "slot_missing" &&
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
      <SlotPresetsRow form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          value={fields.date}
          today={form.today}
          error={text("date_required", "date_past", "slot_too_far")}
          onChange={(date) => change({ date })}
        />
        <TimeField
          value={fields.time}
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
      <SlotSummary form={form} postId={postId} />
    </form>
  );
}
