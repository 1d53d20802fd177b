import { DATA_CATEGORIES, type DataCategory } from "@takt/domain/privacy/model/inventory/data-rule";
import { dataEntries } from "@takt/domain/privacy/model/inventory/data-inventory";
import { getT } from "~/i18n/server";
import { retentionSettings } from "~/server/retention-settings";
import { LegalTable } from "../parts/legal-table";
import { LegalText } from "../parts/legal-text";
import { periodText } from "./period-text";

/** The categories of data in words, and each with every field that the inventory has of it. */
export async function DataCategories() {
  const { t } = await getT("policy");
  return (
    <>
      <LegalText>{t("categories.text")}</LegalText>
      {DATA_CATEGORIES.map((category) => (
        <section key={category} aria-labelledby={`category-${category}`} className="grid gap-2">
          <h3 id={`category-${category}`} className="scroll-mt-6 text-base font-semibold">
            {t(`categories.${category}.title`)}
          </h3>
          <LegalText>{t(`categories.${category}.text`)}</LegalText>
          <Fields category={category} />
        </section>
      ))}
    </>
  );
}

/** Every field of a category, as the database has it. */
async function Fields({ category }: { category: DataCategory }) {
  const { t } = await getT("policy");
  const label = t("categories.fields", { category: t(`categories.${category}.title`) });
  const entries = dataEntries().filter((entry) => entry.category === category);
  if (entries.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-7 cursor-pointer items-center rounded text-sm text-primary-text underline underline-offset-3">
        {label}
      </summary>
      <div className="mt-2">
        <LegalTable
          label={label}
          columns={[
            t("categories.table"),
            t("categories.columns"),
            t("purposes.purpose"),
            t("purposes.basis"),
            t("retention.period"),
          ]}
          rows={entries.map(({ table, columns, purpose, basis, retention }) => ({
            key: `${table} ${columns[0]}`,
            cells: [
              <code key="table" className="font-mono text-xs wrap-anywhere">
                {table}
              </code>,
              <code key="columns" className="font-mono text-xs wrap-anywhere">
                {columns.join(", ")}
              </code>,
              t(`purposes.${purpose}`),
              t(`bases.${basis}`),
              periodText(t, retention, retentionSettings()),
            ],
          }))}
        />
      </div>
    </details>
  );
}
