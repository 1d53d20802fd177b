import type { ListedEntry } from "@takt/domain/privacy/model/browser-storage/browser-storage";
import { buttonStyle } from "@takt/ui/button-style";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { CookieSettingsLink } from "./cookie-settings-link";
import { StorageTable } from "./storage-table";

/** The cookie settings' button, and everything that this installation stores in a browser. */
export async function StoredOnThisDevice({ entries }: { entries: readonly ListedEntry[] }) {
  const { t, lng } = await getT("consent");
  return (
    <div className="divide-y divide-border">
      <div className="grid gap-3 px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center sm:px-5">
        <p className="text-sm text-pretty text-muted-fg">{t("intro")}</p>
        <CookieSettingsLink
          href={localePath(lng, "/cookies")}
          text={t("settings")}
          className={buttonStyle({ className: "justify-self-start" })}
        />
      </div>
      <StorageTable entries={entries} />
    </div>
  );
}
