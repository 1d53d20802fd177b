import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { KeyRound } from "lucide-react";
import { useT } from "next-i18next/client";
import { signOut } from "../shared/sign-out";

/** The sign-in is too old for decisions. Auth.js keeps a session that is still good, so the old one ends first. */
export function StaleNotice() {
  const { t } = useT("provider");
  return (
    <Notice
      role="alert"
      tone="amber"
      icon={<KeyRound aria-hidden />}
      actions={
        <Button size="sm" onClick={signOut}>
          {t("stale.action")}
        </Button>
      }
    >
      <p className="font-medium">{t("stale.title")}</p>
      <p>{t("stale.text")}</p>
    </Notice>
  );
}
