"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { Lock } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import { useWorkspace } from "../shared/navigation/workspace";
import { useLocale } from "../shared/use-locale";
import { BannerSlot } from "./offline-banner";

/** Says on every page of a workspace whose owner's plan for teams has ended what still works; the owner can subscribe again. */
export function ReadOnlyNotice() {
  const { t } = useT("shell");
  const { isReadOnly, role } = useWorkspace();
  const locale = useLocale();
  if (!isReadOnly) return null;
  return (
    <aside aria-label={t("banner.readOnly.title")}>
      <BannerSlot>
        <Callout
          icon={<Lock aria-hidden />}
          actions={
            role === "owner" && (
              // The subscription is the account's: its page is outside of the workspace, a document of its own.
              <a
                href={localePath(locale, "/app/user/subscription")}
                className={buttonStyle({
                  variant: "outline",
                  size: "sm",
                  className: "pointer-coarse:min-h-11",
                })}
              >
                {t("banner.readOnly.plan")}
              </a>
            )
          }
        >
          <p className="font-medium">{t("banner.readOnly.title")}</p>
          <p className="text-pretty">{t("banner.readOnly.text")}</p>
        </Callout>
      </BannerSlot>
    </aside>
  );
}
