import { STATUS_DAYS, STATUS_PARTS, type PartStates } from "@takt/domain/health/model/status-part";
import { getT } from "~/i18n/server";
import type { Status } from "~/server/current-status";
import { ContactLine } from "../site/parts/contact-line";
import { SitePage } from "../site/parts/site-page";
import { BarLegend, DayBars } from "./day-bars";
import { Disruptions } from "./disruptions";
import { StateBadge } from "./state-badge";

/** The public status: each part now and on the last days, measured by Takt itself. */
export async function StatusPage({ status: { now, history } }: { status: Status }) {
  const { t } = await getT("status");
  return (
    <SitePage path="/status">
      <header className="grid gap-3">
        <h1 className="text-3xl/9">{t("title")}</h1>
        <p className="text-lg/7 font-medium">{t(`summary.${getSummary(now)}`)}</p>
        <p className="text-pretty text-muted-fg">{t("text", { count: STATUS_DAYS })}</p>
      </header>
      {!history && <p className="text-warning-text">{t("unavailable")}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {STATUS_PARTS.map((part) => (
          <li key={part} className="grid gap-3 rounded-xl border border-border bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 className="text-base/6 font-semibold">{t(`parts.${part}`)}</h2>
              <StateBadge state={now[part]} />
            </div>
            <p className="text-sm/6 text-pretty text-muted-fg">{t(`about.${part}`)}</p>
            {history && now[part] !== "off" && <DayBars days={history[part]} />}
          </li>
        ))}
      </ul>
      {history && (
        <>
          <BarLegend />
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-xl/7 font-semibold">{t("days")}</h2>
            <Disruptions history={history} />
          </section>
        </>
      )}
      <ContactLine text={t("report")} link={t("reportLink")} />
    </SitePage>
  );
}

function getSummary(now: PartStates): "ok" | "degraded" | "down" | "unknown" {
  const states = STATUS_PARTS.map((part) => now[part]);
  return (["down", "degraded", "unknown"] as const).find((state) => states.includes(state)) ?? "ok";
}
