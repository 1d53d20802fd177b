import { STATUS_PARTS, type StatusDay, type StatusPart } from "@takt/domain/health/model/status-part";
import { formatCalendarDay } from "@takt/domain/shared/format-day";
import { getT } from "~/i18n/server";

/** The days on which a part was impaired or did not work, newest first: what the bars show, in words. */
export async function Disruptions({ history }: { history: Record<StatusPart, readonly StatusDay[]> }) {
  const { t, lng } = await getT("status");
  const rows = STATUS_PARTS.flatMap((part) =>
    history[part].flatMap(({ day, minutes }) =>
      minutes && minutes.down + minutes.degraded > 0 ? [{ part, day, ...minutes }] : [],
    ),
  ).sort((a, b) => b.day.localeCompare(a.day));
  if (rows.length === 0) return <p>{t("noDisruptions")}</p>;
  return (
    <table className="w-full border-collapse text-sm/6">
      <thead>
        <tr>
          {(["day", "part", "duration"] as const).map((column) => (
            <th key={column} scope="col" className="border-b border-border-strong py-2 pe-4 text-start">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, day, down, degraded }) => (
          <tr key={`${day} ${part}`} className="[&>td]:border-b [&>td]:border-border">
            <td className="py-2 pe-4 align-top tabular-nums">{formatCalendarDay(day, lng, "medium")}</td>
            <td className="py-2 pe-4 align-top hyphens-auto">{t(`parts.${part}`)}</td>
            <td className="py-2 align-top tabular-nums">
              {down > 0 && <div>{t("minutes.down", { count: down })}</div>}
              {degraded > 0 && <div>{t("minutes.degraded", { count: degraded })}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
