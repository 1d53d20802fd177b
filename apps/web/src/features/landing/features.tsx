import { Clock, Eye, MessageSquareText, Repeat1 } from "lucide-react";
import { getT } from "~/i18n/server";
import { CalendarFragment } from "./fragments/calendar-fragment";

const FEATURES = [
  ["once", Repeat1],
  ["onTime", Clock],
  ["asSeen", Eye],
  ["told", MessageSquareText],
] as const;

/** The four parts of the promise, beside the calendar and a receipt. */
export async function Features() {
  const { t } = await getT("landing");
  return (
    <section
      id="features"
      className="mx-auto grid w-full max-w-[1200px] gap-12 px-5 py-16 sm:px-8 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16"
    >
      <div>
        <h2 className="text-3xl/9 hyphens-auto">{t("features.heading")}</h2>
        <p className="mt-3 text-base/6 text-pretty text-muted-fg">{t("features.text")}</p>
        <ul className="mt-8 grid gap-6">
          {FEATURES.map(([key, Icon]) => (
            <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              <span
                aria-hidden
                className="grid size-9 place-items-center rounded-lg bg-primary-soft text-primary-soft-fg"
              >
                <Icon className="size-4.5" />
              </span>
              <div>
                <h3 className="text-base">{t(`features.${key}.title`)}</h3>
                <p className="mt-1 text-sm/5.5 text-pretty text-muted-fg">{t(`features.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:pt-2">
        <CalendarFragment />
      </div>
    </section>
  );
}
