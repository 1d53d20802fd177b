import { CalendarDays, Clock, Eye, KeyRound, MessageSquareText, Repeat1 } from "lucide-react";
import { getT } from "../../i18n/server";

const FEATURES = [
  ["once", Repeat1],
  ["onTime", Clock],
  ["asSeen", Eye],
  ["told", MessageSquareText],
  ["calendar", CalendarDays],
  ["yours", KeyRound],
] as const;

export async function Features() {
  const { t } = await getT("landing");
  return (
    <section id="features" className="border-y border-border bg-sidebar">
      <div className="mx-auto w-full max-w-[1200px] px-5 py-16 sm:px-8 sm:py-24">
        <h2 className="text-3xl/9">{t("features.heading")}</h2>
        <p className="mt-3 max-w-[60ch] text-base/6 text-pretty text-muted-fg">{t("features.text")}</p>
        <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(([key, Icon]) => (
            <li key={key}>
              <span
                aria-hidden
                className="mb-3 grid size-9 place-items-center rounded-lg bg-primary-soft text-primary-soft-fg"
              >
                <Icon className="size-4.5" />
              </span>
              <h3 className="text-base">{t(`features.${key}.title`)}</h3>
              <p className="mt-1.5 text-sm/5.5 text-pretty text-muted-fg">{t(`features.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
