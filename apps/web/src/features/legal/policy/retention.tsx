import { DATA_CATEGORIES } from "@takt/domain/privacy/model/inventory/data-rule";
import { DATA_RULES } from "@takt/domain/privacy/model/inventory/data-rules";
import { LOG_DAYS, RETAINED_KINDS, retainedDays } from "@takt/domain/retention/model/retention";
import { RETENTION_ENDS } from "@takt/domain/retention/model/retention-period";
import { getT } from "~/i18n/server";
import { retentionSettings } from "~/server/retention-settings";
import { LegalTable } from "../parts/legal-table";
import { LegalText } from "../parts/legal-text";
import { daysText, periodText } from "./period-text";

/** What is kept how long, from the periods that the jobs purge by. */
export async function Retention() {
  const { t, lng } = await getT("policy");
  const rules = Object.values(DATA_RULES);
  const settings = retentionSettings();
  const kindRows = RETAINED_KINDS.map((kind) => ({
    key: kind as string,
    days: retainedDays(kind, settings),
    cells: [t(`retention.kinds.${kind}`), periodText(t, kind, settings)],
  }));
  const logs = { key: "logs", days: LOG_DAYS, cells: [t("retention.logs"), daysText(t, LOG_DAYS)] };
  const columns = [t("retention.data"), t("retention.period")];
  const endRows = RETENTION_ENDS.flatMap((end) => {
    const categories = DATA_CATEGORIES.filter((category) =>
      rules.some((rule) => rule.retention === end && rule.category === category),
    );
    if (categories.length === 0) return [];
    const names = categories.map((category) => t(`categories.${category}.title`));
    return { key: end, cells: [new Intl.ListFormat(lng).format(names), periodText(t, end, settings)] };
  });
  return (
    <>
      <LegalText>{t("retention.text")}</LegalText>
      <LegalTable
        label={t("retention.table")}
        columns={columns}
        rows={[...kindRows, logs].toSorted((a, b) => a.days - b.days)}
      />
      <LegalText>{t("retention.endsText")}</LegalText>
      <LegalTable label={t("retention.endsText")} columns={columns} rows={endRows} />
      <LegalText>{t("retention.backups")}</LegalText>
    </>
  );
}
