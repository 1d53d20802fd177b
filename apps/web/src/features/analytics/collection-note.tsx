import { Callout } from "@takt/ui/callout";
import { Hourglass, Unplug } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { useProductHref } from "../shared/use-connect-href";
import { useWhen } from "../shared/time/use-clock";

type Collection = RouterOutputs["analytics"]["collection"];

const LINK = "rounded-sm font-medium underline underline-offset-3";

/** When figures were last collected from LinkedIn, and what holds it up; without a connection, how to make one. */
export function CollectionNote({ collection }: { collection: Collection }) {
  const { t } = useT("analytics");
  const when = useWhen();
  const href = useProductHref("community");
  const { isOffered, status, collectedAt, held } = collection;
  if (status === "none")
    return isOffered ? (
      <p className="text-sm text-muted-fg print:hidden">
        <a href={href} className={`${LINK} text-fg`}>
          {t("collection.connect")}
        </a>
      </p>
    ) : null;
  if (status === "invalid")
    return (
      <Callout tone="amber" icon={<Unplug aria-hidden />} className="print:hidden">
        <p>{t("collection.ended")}</p>
        {isOffered && (
          <a href={href} className={`${LINK} w-fit`}>
            {t("collection.reconnect")}
          </a>
        )}
      </Callout>
    );
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-fg">
        {collectedAt ? t("collection.collected", { at: when(collectedAt) }) : t("collection.first")}
      </p>
      {held && (
        <Callout icon={<Hourglass aria-hidden />} className="print:hidden">
          {heldText()}
        </Callout>
      )}
    </div>
  );

  function heldText(): string {
    const at = held ? when(held.until) : "";
    if (held?.why === "denied" || held?.why === "unavailable") return t(`collection.${held.why}`, { at });
    return t("collection.waiting", { count: held?.posts ?? 0, at });
  }
}
