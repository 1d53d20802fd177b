"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { LocaleLink } from "../shared/locale-link";
import { SessionsList } from "../sessions/parts/sessions-list";
import { SettingRow, SettingGroup } from "../shared/setting-row";

type Props = {
  /** How long data is kept. */
  retention: ReactNode;
  /** Entries in the browser's storage. */
  storage: ReactNode;
};

/** The privacy settings: sessions, export and deletion of data, what is kept how long, AI, and the browser's storage. */
export function PrivacySettings({ retention, storage }: Props) {
  const { t } = useT("settings");
  return (
    <div className="grid max-w-3xl gap-8">
      <SessionsList />
      <SettingGroup title={t("privacy.data")}>
        <SettingRow title={t("privacy.export")} hint={t("privacy.exportHint")}>
          <RowLink href="/app/data/export">{t("privacy.exportAction")}</RowLink>
        </SettingRow>
        <SettingRow title={t("privacy.deletion")} hint={t("privacy.deletionHint")}>
          <RowLink href="/app/data/deletion">{t("privacy.deletionAction")}</RowLink>
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={t("privacy.retention")} text={t("privacy.retentionText")}>
        {retention}
      </SettingGroup>
      <section className="grid gap-2">
        <h2 className="text-base font-semibold">{t("privacy.ai")}</h2>
        <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">{t("privacy.aiText")}</p>
      </section>
      <SettingGroup title={t("privacy.cookies")} text={t("privacy.cookiesText")}>
        {storage}
      </SettingGroup>
    </div>
  );
}

/** A link as the control of a row. */
function RowLink({ href, children }: { href: `/${string}`; children: string }) {
  return (
    <LocaleLink
      href={href}
      className={buttonStyle({ variant: "outline", className: "justify-self-start sm:justify-self-end" })}
    >
      {children}
    </LocaleLink>
  );
}
