"use client";

import type { ResolvedSlot } from "@takt/domain/posts/model/publish-slot";
import type { Messages } from "@takt/i18n/namespaces";
import { useState } from "react";
import { formatClock } from "./format-clock";
import { PublishSteps } from "./publish-step-list";
import type { Outcome } from "./publish-steps";
import { SlotAnswer } from "./slot-answer";
import { SlotForm, type DayOption } from "./slot-form";
import { useSlot, type InitialSlot } from "./use-slot";

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
  return (
    <div className="@container mt-10">
      <div className="grid gap-8 @min-[60rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] @min-[60rem]:gap-14">
        <SlotForm
          slot={slot}
          days={days}
          change={change}
          prepare={prepare}
          outcome={outcome}
          onOutcome={setOutcome}
          texts={texts}
        />
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
    </div>
  );
}

/** The instant at which a post with this slot is due; null when the slot is none yet. */
function dueAt(resolved: ResolvedSlot): number | null {
  return resolved.kind === "ok" ? resolved.at.getTime() : null;
}
