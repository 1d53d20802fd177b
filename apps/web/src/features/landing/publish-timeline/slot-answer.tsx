import type { ResolvedSlot } from "@takt/domain/posts/model/publish-slot";
import type { Messages } from "@takt/i18n/namespaces";
import { Clock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { fillText } from "~/features/shared/fill-text";
import { formatClock } from "./format-clock";
import type { ChosenSlot } from "./use-slot";

type Props = {
  slot: ChosenSlot;
  zone: string;
  resolved: ResolvedSlot;
  change: (part: Partial<ChosenSlot>) => Promise<void>;
  texts: Messages["landing"]["nine"];
};

/** The scheduling rules' answer to a slot: its instant, a suggestion, or a question. */
export function SlotAnswer({ slot, zone, resolved, change, texts }: Props) {
  const { time } = slot;
  const utc = (at: Date) => formatClock(at.getTime(), "UTC").slice(0, 5);
  switch (resolved.kind) {
    case "ok":
      return (
        <Answer icon={<Clock className="mt-0.5 size-4 shrink-0 text-secondary-text" />}>
          {fillText(texts.utc, {
            time: formatClock(resolved.at.getTime(), zone).slice(0, 5),
            utc: utc(resolved.at),
          })}
        </Answer>
      );
    case "slot_missing": {
      const suggestion = resolved.suggestion.slice(11, 16);
      return (
        <Answer icon={<TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning-text" />}>
          {fillText(texts.missing, { time, suggestion })}
          <Choice onClick={() => void change({ time: suggestion })}>
            {fillText(texts.takeSuggestion, { suggestion })}
          </Choice>
        </Answer>
      );
    }
    case "slot_ambiguous":
      return (
        <Answer icon={<TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning-text" />}>
          {fillText(texts.ambiguous, { time })}
          {(["earlier", "later"] as const).map((pick) => (
            <Choice key={pick} onClick={() => void change({ pick })}>
              {fillText(texts[pick], { utc: utc(resolved[pick]) })}
            </Choice>
          ))}
        </Answer>
      );
    default:
      return (
        <Answer icon={<TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning-text" />}>
          {texts.impossible}
        </Answer>
      );
  }
}

function Answer({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="flex items-start gap-2.5 text-sm/5.5 text-pretty">
      <span aria-hidden>{icon}</span>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 tabular-nums">{children}</div>
    </div>
  );
}

function Choice({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="link min-h-6 font-medium" onClick={onClick}>
      {children}
    </button>
  );
}
