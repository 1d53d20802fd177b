import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { Lock } from "lucide-react";
import { useT } from "next-i18next/client";

/** Says that the post can no longer be changed, and offers to keep what was typed as a draft. */
export function LockedNotice({ onKeep }: { onKeep: () => void }) {
  const { t } = useT("posts");
  return (
    <Notice
      tone="amber"
      role="alert"
      icon={<Lock aria-hidden />}
      actions={
        <Button size="sm" onClick={onKeep}>
          {t("editor.keepAsDraft")}
        </Button>
      }
    >
      <p>{t("editor.lockedText")}</p>
    </Notice>
  );
}
