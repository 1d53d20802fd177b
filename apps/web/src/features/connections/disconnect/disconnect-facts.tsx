import { useT } from "~/i18n/use-t";
import { useEffect, useRef } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useClock } from "~/features/shared/time/use-clock";

/** Lists what disconnecting changes and what it does not. */
export function DisconnectFacts() {
  const { t } = useT("profile");
  const clock = useClock();
  const { data: counts } = trpc.posts.counts.useQuery();
  const { data: next } = trpc.posts.next.useQuery();
  const scheduled = counts?.scheduled;
  return (
    <ul className="grid list-disc gap-2 ps-5 text-pretty">
      <li>{t("disconnect.facts.access")}</li>
      <li data-testid="disconnect-scheduled">
        {scheduled === undefined
          ? t("disconnect.facts.scheduledUnknown")
          : scheduled === 0
            ? t("disconnect.facts.noneScheduled")
            : t("disconnect.facts.scheduled", { count: scheduled })}
        {scheduled !== 0 && next && (
          <>
            {" "}
            {t("disconnect.facts.next", {
              when: clock.dateTime(next.scheduledAt, next.zone),
              zone: next.zone.replaceAll("_", " "),
            })}
          </>
        )}
      </li>
      <li>{t("disconnect.facts.published")}</li>
      <li>{t("disconnect.facts.undo")}</li>
    </ul>
  );
}

/** The result of disconnecting. It takes the focus, because the button that had it is gone. */
export function DisconnectedNote({ result }: { result: RouterOutputs["connections"]["disconnect"] }) {
  const { t } = useT("profile");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className="grid gap-1 text-caption outline-hidden">
      <p className="font-medium">{t("disconnect.done")}</p>
      {!result.revoked && <p className="text-pretty text-warning-text">{t("disconnect.notRevoked")}</p>}
      {result.inFlight > 0 && (
        <p className="text-pretty text-warning-text">
          {t("disconnect.inFlight", { count: result.inFlight })}
        </p>
      )}
    </div>
  );
}
