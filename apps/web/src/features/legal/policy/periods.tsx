import { DATA_CATEGORIES } from "@takt/domain/privacy/model/inventory/data-rule";
import { DATA_RULES } from "@takt/domain/privacy/model/inventory/data-rules";
import { LOG_DAYS, RETAINED_KINDS, retainedDays } from "@takt/domain/retention/model/retention";
import { RETENTION_ENDS } from "@takt/domain/retention/model/retention-period";
import { getT } from "~/i18n/server";
import { retentionSettings } from "~/server/retention-settings";
import { LegalTable } from "../legal-table";
import { daysText, periodText } from "./period-text";

/** Data kept for a number of days, from the periods that the jobs purge by. */
export async function Periods() {
  const { t } = await getT("policy");
  const settings = retentionSettings();
  const kinds = RETAINED_KINDS.map((kind) => ({
    key: kind as string,
    days: retainedDays(kind, settings),
    cells: [t(`retention.kinds.${kind}`), periodText(t, kind, settings)],
  }));
  const logs = { key: "logs", days: LOG_DAYS, cells: [t("retention.logs"), daysText(t, LOG_DAYS)] };
  return (
    <LegalTable
      label={t("retention.table")}
      columns={[t("retention.data"), t("retention.period")]}
      rows={[...kinds, logs].toSorted((a, b) => a.days - b.days)}
    />
  );
}

/** Data kept until an event ends it. */
export async function PeriodEnds() {
  const { t, lng } = await getT("policy");
  const rules = Object.values(DATA_RULES);
  const rows = RETENTION_ENDS.flatMap((end) => {
    const names = DATA_CATEGORIES.filter((category) =>
      rules.some((rule) => rule.retention === end && rule.category === category),
    ).map((category) => t(`categories.${category}.title`));
    if (names.length === 0) return [];
    return {
      key: end,
      cells: [new Intl.ListFormat(lng).format(names), periodText(t, end, retentionSettings())],
    };
  });
  return (
    <>
      <p>{t("retention.endsText")}</p>
      <LegalTable
        label={t("retention.endsText")}
        columns={[t("retention.data"), t("retention.period")]}
        rows={rows}
      />
    </>
  );
}
