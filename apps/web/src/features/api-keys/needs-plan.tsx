import { buttonStyle } from "@takt/ui/button-style";
import { EmptyState } from "@takt/ui/empty-state";
import { Lock } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import { useWorkspace } from "../shared/navigation/workspace";
import { useLocale } from "../shared/use-locale";

/** Says that keys are part of Enterprise; the owner can subscribe to it. */
export function NeedsPlan() {
  const { t } = useT(["api-keys", "errors"]);
  const { role } = useWorkspace();
  const locale = useLocale();
  const isOwner = role === "owner";
  return (
    <EmptyState
      icon={<Lock />}
      title={t("plan.title")}
      description={t(isOwner ? "plan.text" : "plan.textMember")}
      action={
        isOwner && (
          // The subscription is the account's: its page is outside of the workspace, a document of its own.
          <a
            href={localePath(locale, "/app/user/subscription")}
            className={buttonStyle({ variant: "outline" })}
          >
            {t("errors:links.plans")}
          </a>
        )
      }
    />
  );
}
