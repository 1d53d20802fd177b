import type { ApprovalEventView, ApprovalView } from "@takt/domain/posts/model/approval-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { ChevronRight } from "lucide-react";
import { useWhen } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { EventName } from "./event-name";

type Props = { state: ApprovalView["state"]; events: readonly ApprovalEventView[] };

/** Events of an approval, folded below it. */
export function ApprovalHistory({ state, events }: Props) {
  const { t } = useT("approvals");
  if (events.length === 0) return null;
  return (
    <details className="group" data-testid="approval-history">
      <summary
        className={cn(
          "flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-md pe-1 text-caption text-muted-fg",
          "hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden",
          focusRing,
        )}
      >
        <ChevronRight
          aria-hidden
          className="size-3.5 transition-transform duration-120 group-open:rotate-90 motion-reduce:transition-none"
        />
        {t("post.history.title")}
      </summary>
      <ol className="mt-1 grid gap-2">
        {events.map((event) => (
          <HistoryLine key={event.id} event={event} isOutdated={isOutdated(event, state, events)} />
        ))}
      </ol>
    </details>
  );
}

/** Whether an event is of another version of the post; a time does not outdate an approval for any time. */
function isOutdated(event: ApprovalEventView, state: Props["state"], events: Props["events"]): boolean {
  const round = events.findIndex(({ kind }) => kind === "requested");
  const isOfRound = round === -1 || events.indexOf(event) <= round;
  return event.isOutdated && !(state === "approved" && isOfRound);
}

function HistoryLine({ event, isOutdated: isOld }: { event: ApprovalEventView; isOutdated: boolean }) {
  const { t } = useT("approvals");
  const when = useWhen();
  const { kind, stage, note, at } = event;
  return (
    <li className="grid gap-0.5 text-caption">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-medium wrap-anywhere">
          <EventName event={event} />
        </span>
        <span>{withVerbatim(stage ?? "", (name) => t(`post.history.${kind}`, { stage: name }))}</span>
        <time dateTime={at.toISOString()} className="text-muted-fg tabular-nums">
          {when(at)}
        </time>
      </p>
      {note && (
        <p {...verbatim} className="whitespace-pre-line text-muted-fg wrap-anywhere">
          {note}
        </p>
      )}
      {isOld && <p className="text-muted-fg italic">{t("post.history.outdated")}</p>}
    </li>
  );
}
