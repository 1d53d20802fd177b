import { Button } from "@takt/ui/button";
import { IconButton } from "@takt/ui/icon-button";
import { Callout } from "@takt/ui/callout";
import { History, Lock, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { PostEditorState } from "./use-post-editor";

/** Says that the post can no longer be changed, and offers to keep what was typed as a draft. */
export function LockedCallout({ onKeep }: { onKeep: () => void }) {
  const { t } = useT("posts");
  return (
    <Callout
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
    </Callout>
  );
}

/** Says that a stored draft has been restored. */
export function RestoredCallout({ editor }: { editor: PostEditorState }) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  if (!editor.restored) return null;
  return (
    <Callout
      tone="blue"
      role="status"
      icon={<History aria-hidden />}
      actions={
        <>
          <Button size="sm" onClick={editor.discardRestored}>
            {t("editor.discardRestored")}
          </Button>
          <IconButton size="sm" label={common("close")} onClick={editor.keepRestored}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      <p className="font-medium">{t("editor.restored")}</p>
      <p>{t("editor.restoredText")}</p>
    </Callout>
  );
}
