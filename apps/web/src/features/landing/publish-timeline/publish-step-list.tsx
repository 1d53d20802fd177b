import type { Messages } from "@takt/i18n/namespaces";
import { fillText } from "~/features/shared/fill-text";
import { publishSteps, type Outcome, type PublishStep } from "./publish-steps";

type Texts = Messages["landing"]["nine"];
type Props = {
  outcome: Outcome;
  label: string;
  texts: Texts;
  /** Formats the time that lies `offset` milliseconds from the post's. */
  clock: (offset: number) => string;
};

/** The dot of a step: filled green where the promise is kept, blue before it, amber where nobody knows yet. */
const DOTS: Record<PublishStep["key"], string> = {
  queued: "border-secondary bg-surface",
  read: "border-secondary bg-surface",
  sent: "border-primary bg-primary",
  receipt: "border-primary bg-primary",
  unanswered: "border-warning bg-warning",
  resent: "border-warning bg-warning",
  asked: "border-primary bg-primary",
};

/** The steps of publishing with their times, one below the other on a line. */
export function PublishSteps({ outcome, label, texts, clock }: Props) {
  return (
    <ol aria-label={label} data-testid="publish-steps">
      {publishSteps(outcome).map((step) => (
        <li
          key={step.key}
          className="relative grid gap-x-6 gap-y-0.5 border-s border-border ps-6 pb-6 last:border-transparent last:pb-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <span
            aria-hidden
            className={`absolute -start-[6.5px] top-1 size-3 rounded-full border-2 ${DOTS[step.key]}`}
          />
          <p className="text-sm font-medium text-muted-fg tabular-nums">{formatTime(step, texts, clock)}</p>
          <div>
            <h3 className="text-base/5">{texts.step[step.key].title}</h3>
            <p className="mt-1 max-w-[60ch] text-sm/5.5 text-pretty text-muted-fg">
              {texts.step[step.key].text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** `09:00:00`, `by 09:00:30` of what follows a step at the same time, or `09:04:00 to 09:07:00`. */
function formatTime({ at, until }: PublishStep, texts: Texts, clock: Props["clock"]): string {
  if (until === undefined) return clock(at);
  return at === 0
    ? fillText(texts.by, { time: clock(until) })
    : fillText(texts.fromTo, { from: clock(at), to: clock(until) });
}
