import type { Messages } from "@takt/i18n/namespaces";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { useId } from "react";
import { fillText } from "~/features/shared/fill-text";
import type { Outcome } from "./publish-steps";
import type { ChosenSlot } from "./use-slot";

export type DayOption = {
  /** YYYY-MM-DD */
  value: string;
  label: string;
  /** A time that this day's change of the clocks skips or repeats. */
  example?: string;
};

type Props = {
  slot: ChosenSlot;
  days: DayOption[];
  change: (part: Partial<ChosenSlot>) => Promise<void>;
  /** Loads the rules, once somebody is about to choose. */
  prepare: () => void;
  outcome: Outcome;
  onOutcome: (outcome: Outcome) => void;
  texts: Messages["landing"]["nine"];
};

/** A day and a time to choose, and what LinkedIn does then. */
export function SlotForm({ slot, days, change, prepare, outcome, onOutcome, texts }: Props) {
  const id = useId();
  const example = days.find(({ value }) => value === slot.day)?.example;
  return (
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
          onChange={onOutcome}
          options={(["answered", "silent"] as const).map((value) => ({ value, label: texts[value] }))}
        />
      </div>
    </form>
  );
}
