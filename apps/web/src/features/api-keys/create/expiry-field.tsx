import { API_KEY_LIMITS } from "@takt/domain/api-keys/model/api-key-limits";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { useT } from "~/i18n/use-t";
import { now } from "~/features/shared/time/now";
import { useClock } from "~/features/shared/time/use-clock";

const DAY_MS = 86_400_000;

export type KeyDays = (typeof API_KEY_LIMITS.days)[number];

type Props = { days: KeyDays; onChange: (days: KeyDays) => void };

/** For how long a new key works, and until which day. */
export function ExpiryField({ days, onChange }: Props) {
  const { t } = useT("api-keys");
  const clock = useClock();
  const end = new Date(now().getTime() + days * DAY_MS);
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {t("create.days")}
      </span>
      <SegmentedControl
        label={t("create.days")}
        value={String(days)}
        onChange={(value) => onChange(API_KEY_LIMITS.days.find((one) => String(one) === value)!)}
        options={API_KEY_LIMITS.days.map((count) => ({ value: String(count), label: String(count) }))}
      />
      <p role="status" className="text-caption text-muted-fg">
        {t("create.until", { day: clock.day(end) })}
      </p>
    </div>
  );
}
