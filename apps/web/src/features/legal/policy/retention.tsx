import { DATA_CATEGORIES } from "@takt/domain/privacy/model/inventory/data-entry";
import { dataEntries } from "@takt/domain/privacy/model/inventory/data-inventory";
import { RETAINED_KINDS, retainedDays } from "@takt/domain/retention/model/retention";
import { RETENTION_ENDS } from "@takt/domain/retention/model/retention-period";
import { getT } from "../../../i18n/server";
import { retentionSettings } from "../../../server/retention-settings";
import { LegalTable } from "../parts/legal-table";
import { LegalText } from "../parts/legal-text";
import { periodText } from "./period-text";

/** What is kept how long, from the periods that the jobs purge by. */
export async function Retention() {
  const { t, lng } = await getT("policy");
  const entries = dataEntries();
  const settings = retentionSettings();
  const kinds = RETAINED_KINDS.toSorted((a, b) => retainedDays(a, settings) - retainedDays(b, settings));
  const columns = [t("retention.data"), t("retention.period")];
  const endRows = RETENTION_ENDS.flatMap((end) => {
    const categories = DATA_CATEGORIES.filter((category) =>
      entries.some((entry) => entry.retention === end && entry.category === category),
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
        rows={kinds.map((kind) => ({
          key: kind,
          cells: [t(`retention.kinds.${kind}`), periodText(t, kind, settings)],
        }))}
      />
      <LegalText>{t("retention.endsText")}</LegalText>
      <LegalTable label={t("retention.endsText")} columns={columns} rows={endRows} />
      <LegalText>{t("retention.backups")}</LegalText>
    </>
  );
}
