import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { Check, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/features/shared/use-error-text";
import type { PostEditorState } from "../use-post-editor";

type Props = { save: PostEditorState["save"]; manual: boolean; onRetry: () => void; onResolve: () => void };

const ICONS = {
  unsaved: null,
  saving: <LoaderCircle aria-hidden className="size-3.5 animate-spin motion-reduce:animate-none" />,
  saved: <Check aria-hidden className="size-3.5" />,
  offline: <CloudOff aria-hidden className="size-3.5" />,
  failed: <TriangleAlert aria-hidden className="size-3.5" />,
  conflict: <TriangleAlert aria-hidden className="size-3.5" />,
  locked: <TriangleAlert aria-hidden className="size-3.5" />,
};

/** Where saving stands: one quiet word, and more only when something is wrong. */
export function SaveStatus({ save, manual, onRetry, onResolve }: Props) {
  const { t } = useT("posts");
  const errorText = useErrorText();
  const { state, error } = save;
  // Nothing is invalid for a draft: what LinkedIn does not take is refused when it is scheduled.
  const name = state === "clean" || state === "invalid" ? null : state;
  const wrong = state === "failed" || state === "offline" || state === "conflict" || state === "locked";
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-caption">
      <p
        role="status"
        data-testid="save-state"
        data-state={state}
        className={cn("flex items-center gap-1.5", wrong ? "text-warning-text" : "text-muted-fg")}
      >
        {name && ICONS[name]}
        {name && t(`editor.save.${name}`)}
      </p>
      {state === "unsaved" && manual && <p className="text-muted-fg">{t("editor.saveFirst")}</p>}
      {state === "offline" && <p className="text-muted-fg">{t("editor.keptHere")}</p>}
      {state === "failed" && (
        <p role="alert" className="text-danger-text">
          {t(manual ? "failedTo.saveChanges" : "failedTo.save")} {errorText(error)}
        </p>
      )}
      {(state === "failed" || state === "offline") && (
        <Button size="sm" variant="ghost" onClick={onRetry}>
          {t("editor.retrySave")}
        </Button>
      )}
      {state === "conflict" && (
        <Button size="sm" onClick={onResolve}>
          {t("editor.conflict.show")}
        </Button>
      )}
    </div>
  );
}
