"use client";

import { LOCALES } from "@takt/i18n/locales";
import { Avatar } from "@takt/ui/avatar";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { Check, Globe, Languages, LogOut, Monitor, Moon, Settings, Sun } from "lucide-react";
import { useT } from "next-i18next/client";
import { useState } from "react";
import type { ShellUser } from "../../server/signed-in-user";
import type { Theme } from "../../server/theme";
import { LocaleLink } from "../shared/locale-link";
import { signOut } from "../shared/sign-out";
import { TimeZoneDialog } from "./time-zone-dialog";
import { useLanguageSwitch } from "./use-language-switch";
import { useTheme } from "./use-theme";

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Who is signed in, and what little there is to set. */
export function AccountMenu({ user, theme, compact }: { user: ShellUser; theme: Theme; compact: boolean }) {
  const { t } = useT(["shell", "common", "settings"]);
  const [chosen, chooseTheme] = useTheme(theme);
  const [locale, switchLanguage] = useLanguageSwitch();
  const [zoneOpen, setZoneOpen] = useState(false);
  return (
    <>
      {/* Not modal: the page behind stays readable for assistive technology. */}
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger
          aria-label={t("accountMenu", { name: user.name })}
          className={cn(
            "flex cursor-pointer items-center gap-2.5 rounded-lg text-start hover:bg-surface-2",
            compact ? "size-11 justify-center" : "min-h-12 px-2",
            focusRing,
          )}
        >
          <Avatar name={user.name} src={user.image} className="size-8 text-xs" />
          {!compact && <Identity user={user} />}
        </DropdownMenuTrigger>
        <DropdownMenuContent side="top" align="start" className="w-64">
          <div className="px-2 py-1.5">
            <Identity user={user} />
          </div>
          <DropdownMenuSeparator />
          <GroupLabel>{t("common:language")}</GroupLabel>
          {LOCALES.map((language) => (
            <DropdownMenuItem key={language} lang={language} onSelect={() => switchLanguage(language)}>
              <Languages aria-hidden />
              {t(`common:languages.${language}`)}
              <Chosen when={language === locale} />
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <GroupLabel>{t("theme")}</GroupLabel>
          {(["light", "dark", "system"] as const).map((value) => {
            const Icon = THEME_ICONS[value];
            return (
              <DropdownMenuItem
                key={value}
                onSelect={(event) => {
                  // Stays open, so that the change is seen.
                  event.preventDefault();
                  chooseTheme(value);
                }}
              >
                <Icon aria-hidden />
                {t(`themes.${value}`)}
                <Chosen when={value === chosen} />
              </DropdownMenuItem>
            );
          })}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setZoneOpen(true)}>
            <Globe aria-hidden />
            <span className="grid">
              {t("timeZone")}
              <span className="text-xs text-muted-fg">{user.zone.replaceAll("_", " ")}</span>
            </span>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem asChild>
            <LocaleLink href="/app/user/settings">
              <Settings aria-hidden />
              {t("settings:title")}
            </LocaleLink>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={signOut}>
            <LogOut aria-hidden />
            {t("signOut")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <TimeZoneDialog zone={user.zone} open={zoneOpen} onOpenChange={setZoneOpen} />
    </>
  );
}

function Identity({ user }: { user: ShellUser }) {
  return (
    <span className="grid min-w-0">
      <span className="truncate text-sm font-medium">{user.name}</span>
      {user.email && <span className="truncate text-xs text-muted-fg">{user.email}</span>}
    </span>
  );
}

function GroupLabel({ children }: { children: string }) {
  return <p className="px-2 pt-1 pb-0.5 text-xs font-medium text-muted-fg">{children}</p>;
}

function Chosen({ when }: { when: boolean }) {
  const { t } = useT("shell");
  if (!when) return null;
  return (
    <span className="ms-auto inline-flex">
      <Check aria-hidden />
      <span className="sr-only">{t("chosen")}</span>
    </span>
  );
}
