import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { SHOWN_FREE_SLOTS } from "./shown-free-slots";
import { useClock } from "../shared/time/use-clock";

/** The next slots that no post occupies: what “Add to queue” takes next. */
export function NextFreeSlots() {
  const { t } = useT("slots");
  const { dateTime } = useClock();
  const { data } = trpc.slots.nextFree.useQuery({ count: SHOWN_FREE_SLOTS });
  if (!data) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t("next.title")}</h2>
      {data.length === 0 ? (
        <p className="text-sm text-muted-fg">{t("next.none")}</p>
      ) : (
        <ol className="grid gap-1 text-sm tabular-nums">
          {data.map(({ at, zone }) => (
            <li key={at.getTime()}>{dateTime(at, zone)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
