import type { ListedEntry } from "@takt/domain/privacy/model/browser-storage/browser-storage";
import { getT } from "~/i18n/server";
import { lifetimeText } from "../lifetime-text";

/** A browser's entries for Takt, with kind, category, purpose and lifetime. On phones each is a card. */
export async function StorageTable({ entries }: { entries: readonly ListedEntry[] }) {
  const { t } = await getT("consent");
  return (
    <ul className="divide-y divide-border">
      {entries.map((entry) => (
        <li
          key={`${entry.kind} ${entry.name}`}
          className="grid gap-x-6 gap-y-0.5 px-4 py-3 text-sm sm:grid-cols-[2fr_3fr_1.5fr] sm:px-5"
        >
          <code className="font-mono text-caption wrap-anywhere">{entry.name}</code>
          <span className="text-pretty">
            {t(`purposes.${entry.purpose}`)}
            {entry.site && (
              <span className="block text-caption text-muted-fg">{t("site", { site: entry.site })}</span>
            )}
          </span>
          <span className="text-caption text-muted-fg sm:text-end">
            {t(`kinds.${entry.kind}`)} · {t(`categories.${entry.category}`)}
            <span className="block">{lifetimeText(t, entry)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
