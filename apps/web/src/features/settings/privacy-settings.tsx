"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { useT } from "next-i18next/client";
import type { EssentialCookie } from "../../server/essential-cookies";
import { LocaleLink } from "../shared/locale-link";
import { SessionsList } from "../sessions/parts/sessions-list";
import { CookieTable } from "./cookie-table";
import { SettingRow, SettingGroup } from "./setting-row";

/** The privacy settings: sessions, export and deletion of data, AI and cookies. */
export function PrivacySettings({ cookies }: { cookies: readonly EssentialCookie[] }) {
  const { t } = useT("settings");
  return (
    <div className="grid max-w-3xl gap-8">
      <SessionsList />
      <SettingGroup title={t("privacy.data")}>
        <SettingRow title={t("privacy.export")} hint={t("privacy.exportHint")}>
          <LocaleLink
            href="/app/data/export"
            className={buttonStyle({
              variant: "outline",
              className: "justify-self-start sm:justify-self-end",
            })}
          >
            {t("privacy.exportAction")}
          </LocaleLink>
        </SettingRow>
        <SettingRow title={t("privacy.deletion")} hint={t("privacy.deletionHint")}>
          <LocaleLink
            href="/app/data/deletion"
            className={buttonStyle({
              variant: "outline",
              className: "justify-self-start sm:justify-self-end",
            })}
          >
            {t("privacy.deletionAction")}
          </LocaleLink>
        </SettingRow>
      </SettingGroup>
      <section className="grid gap-2">
        <h2 className="text-base font-semibold">{t("privacy.ai")}</h2>
        <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">{t("privacy.aiText")}</p>
      </section>
      <SettingGroup title={t("privacy.cookies")} text={t("privacy.cookiesText")}>
        <CookieTable cookies={cookies} />
      </SettingGroup>
    </div>
  );
}
