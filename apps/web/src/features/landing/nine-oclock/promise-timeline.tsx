"use client";

import type { ResolvedSlot } from "@takt/domain/posts/model/publish-slot";
import type { Messages } from "@takt/i18n/namespaces";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { useId, useState } from "react";
import { fillText } from "../../shared/light-form/fill-text";
import { formatClock } from "./format-clock";
import { PublishSteps } from "./publish-step-list";
import type { Outcome } from "./publish-steps";
import { SlotAnswer } from "./slot-answer";
import { useSlot, type InitialSlot } from "./use-slot";

export type DayOption = {
  /** YYYY-MM-DD */
  value: string;
  label: string;
  /** A time that this day's change of the clocks skips or repeats. */
  example?: string;
};

type Props = {
  zone: string;
  days: DayOption[];
  initial: InitialSlot;
  texts: Messages["landing"]["nine"];
};

/** A time to choose, what the rules of scheduling make of it, and the steps that follow. */
export function PromiseTimeline({ zone, days, initial, texts }: Props) {
  const { slot, resolved, change, prepare } = useSlot(zone, initial);
  const [outcome, setOutcome] = useState<Outcome>("answered");
  const id = useId();
  const example = days.find(({ value }) => value === slot.day)?.example;
  return (
    <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14">
      <form
        aria-label={texts.form}
        onSubmit={(event) => event.preventDefault()}
        className="grid content-start gap-5 self-start rounded-xl border border-border bg-surface p-5"
      >
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-day`} className="text-sm font-medium">
            {texts.day}
          </label>
          <select
            id={`${id}-day`}
            value={slot.day}
            onFocus={prepare}
            onChange={({ target }) => void change({ day: target.value })}
            className="h-control w-full rounded-lg border border-border-strong bg-surface px-2.5"
          >
            {days.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-time`} className="text-sm font-medium">
            {texts.time}
          </label>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <input
              id={`${id}-time`}
              type="time"
              required
              value={slot.time}
              onFocus={prepare}
              onChange={({ target }) => void change({ time: target.value })}
              className="h-control rounded-lg border border-border-strong bg-surface px-2.5 tabular-nums"
            />
            {example !== undefined && example !== slot.time && (
              <button
                type="button"
                className="link min-h-6 text-sm font-medium"
                onClick={() => void change({ time: example })}
              >
                {fillText(texts.tryTime, { time: example })}
              </button>
            )}
          </div>
        </div>
        <div className="grid gap-1.5">
          <p aria-hidden className="text-sm font-medium">
            {texts.outcome}
          </p>
          <SegmentedControl
            label={texts.outcome}
            value={outcome}
            onChange={setOutcome}
            options={(["answered", "silent"] as const).map((value) => ({ value, label: texts[value] }))}
          />
        </div>
      </form>
      <div className="grid content-start gap-6">
        <SlotAnswer slot={slot} zone={zone} resolved={resolved} change={change} texts={texts} />
        {dueAt(resolved) !== null && (
          <PublishSteps
            outcome={outcome}
            label={texts.steps}
            texts={texts}
            clock={(offset) => formatClock(dueAt(resolved)! + offset, zone)}
          />
        )}
      </div>
    </div>
  );
}

/** The instant at which a post with this slot is due; null when the slot is none yet. */
function dueAt(resolved: ResolvedSlot): number | null {
  return resolved.kind === "ok" ? resolved.at.getTime() : null;
}
