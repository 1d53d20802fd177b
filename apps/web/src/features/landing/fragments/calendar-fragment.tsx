import { cn } from "@takt/ui/cn";
import { CircleCheck, Clock } from "lucide-react";
import { getT } from "~/i18n/server";
import { formatDateTime } from "~/features/shared/time/format-date-time";

/** An illustration: five days of the calendar and a post's receipt, drawn like the app draws them. */
export async function CalendarFragment() {
  const { t, lng } = await getT("landing");
  return (
    <figure role="img" aria-label={t("fragment.label")} className="relative">
      <div aria-hidden className="overflow-hidden rounded-2xl border border-border bg-surface">
        <div className="flex items-baseline justify-between border-b border-border px-4 py-3">
          <span className="text-sm font-semibold">{month(lng)}</span>
          <span className="text-xs text-muted-fg">{t("fragment.zone")}</span>
        </div>
        <div className="grid grid-cols-3 divide-x divide-border sm:grid-cols-5">
          {weekdays(lng).map(({ weekday, day }, index) => (
            <div key={day} className={cn("min-h-64 p-2 sm:min-h-72", index > 2 && "max-sm:hidden")}>
              <p
                className={cn(
                  "mb-2 px-1 text-xs font-medium tabular-nums",
                  index === 1 ? "text-primary-text" : "text-muted-fg",
                )}
              >
                {weekday} {day}
              </p>
              {index === 0 && <Chip tone="published" time="09:00" text={t("fragment.postOne")} />}
              {index === 2 && (
                <Chip tone="scheduled" time="11:30" text={t("fragment.postTwo")} className="mt-8" />
              )}
              {index === 4 && <Chip tone="scheduled" time="08:15" text={t("fragment.postThree")} />}
            </div>
          ))}
        </div>
      </div>
      <div
        aria-hidden
        className="relative ms-auto -mt-28 me-3 w-[min(320px,88%)] rounded-xl border border-border bg-surface p-4 shadow-lg shadow-black/5 sm:me-6"
      >
        <div className="mb-3 flex items-center justify-between">
          <span className="text-sm font-semibold">{t("fragment.receipt")}</span>
          <span className="inline-flex items-center gap-1 rounded-full bg-primary-soft px-2 py-0.5 text-xs font-medium text-primary-soft-fg">
            <CircleCheck className="size-3.5" />
            {t("fragment.published")}
          </span>
        </div>
        <SampleReceipt answeredAt={new Date(Date.UTC(2026, 10, 23, 8, 0))} />
      </div>
    </figure>
  );
}

const CHIPS = {
  published: { icon: CircleCheck, tone: "border-s-primary bg-primary-soft text-primary-soft-fg" },
  scheduled: { icon: Clock, tone: "border-s-secondary bg-secondary-soft text-secondary-soft-fg" },
} as const;

type ChipProps = { tone: keyof typeof CHIPS; time: string; text: string; className?: string };

function Chip({ tone, time, text, className }: ChipProps) {
  const { icon: Icon, tone: toneClass } = CHIPS[tone];
  return (
    <div
      className={cn(
        "rounded-md border-s-3 px-1.5 py-1 text-micro/4 sm:px-2 sm:text-xs",
        toneClass,
        className,
      )}
    >
      <p className="flex items-center gap-1 font-medium tabular-nums">
        <Icon className="size-3 shrink-0" />
        {time}
      </p>
      <p className="mt-0.5 line-clamp-4 hyphens-auto">{text}</p>
    </div>
  );
}

/** Monday to Friday of a sample week. */
function weekdays(locale: string): { weekday: string; day: number }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return [23, 24, 25, 26, 27].map((day) => ({ weekday: format.format(Date.UTC(2026, 10, day)), day }));
}

/** `November 2026` */
function month(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(Date.UTC(2026, 10, 23));
}

/** A sample receipt with the texts and the style of a post's receipt (features/posts/details). */
async function SampleReceipt({ answeredAt }: { answeredAt: Date }) {
  const { t, lng } = await getT("posts");
  const when = formatDateTime(answeredAt, "Europe/Berlin", lng, "auto");
  return (
    <div className="grid gap-0.5 border-s-2 border-border ps-3 text-caption">
      <p className="tabular-nums">{t("receipts.answered", { status: 201, when })}</p>
      <p className="font-mono text-xs wrap-anywhere text-muted-fg">
        {t("receipts.request", { id: "a98df4fd-7c1e-4b0a-9d35-52b8e0c6f114" })}
      </p>
    </div>
  );
}
