import { IconButton } from "@takt/ui/icon-button";
import { Callout } from "@takt/ui/callout";
import { Clock, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState, useSyncExternalStore } from "react";
import { formatLongDuration } from "../shared/time/format-long-duration";
import { deviceWrongByMs, subscribeToClock } from "../shared/time/now";
import { useLocale } from "../shared/use-locale";

/** Once dismissed, the notice comes back when the clock is wrong by this much more or less. */
const SAME_WITHIN_MS = 2 * 60_000;

/**
 * By how many milliseconds the device's clock is fast (negative: slow), 0 while nothing is to be said of it; and what
 * dismisses the notice until the page is loaded again.
 */
export function useClockNotice(): { byMs: number; dismiss: () => void } {
  const byMs = useSyncExternalStore(subscribeToClock, deviceWrongByMs, () => 0);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const isKnown = dismissed !== null && Math.abs(byMs - dismissed) <= SAME_WITHIN_MS;
  return { byMs: isKnown ? 0 : byMs, dismiss: () => setDismissed(byMs) };
}

/** Says that the device's clock is wrong, by how much, and that Takt does not go by it. */
export function ClockNotice({ byMs, onDismiss }: { byMs: number; onDismiss: () => void }) {
  const { t } = useT(["shell", "common"]);
  const by = formatLongDuration(Math.abs(byMs), useLocale());
  return (
    <Callout
      icon={<Clock aria-hidden />}
      actions={
        <IconButton size="sm" label={t("common:close")} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      }
    >
      <p className="font-medium">{t(byMs > 0 ? "banner.clock.fast" : "banner.clock.slow", { by })}</p>
      <p>{t("banner.clock.text")}</p>
    </Callout>
  );
}
