import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useT } from "next-i18next/client";
import { useState, type ReactNode } from "react";

const PANES = ["edit", "preview"] as const;

/** Editor and preview side by side; below 1024 px one at a time. Both stay mounted, so no state is lost. */
export function EditorPanes({ edit, preview }: { edit: ReactNode; preview: ReactNode }) {
  const { t } = useT("posts");
  const [pane, setPane] = useState<(typeof PANES)[number]>("edit");
  return (
    <div className="grid gap-4">
      <div
        role="group"
        aria-label={t("editor.views")}
        className="flex gap-1 rounded-lg bg-surface-2 p-1 lg:hidden"
      >
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            onClick={() => setPane(name)}
            className={cn(
              "min-h-8 flex-1 cursor-pointer rounded-md text-sm font-medium text-muted-fg pointer-coarse:min-h-11",
              "aria-pressed:bg-surface aria-pressed:text-foreground",
              focusRing,
            )}
          >
            {t(`editor.${name}`)}
          </button>
        ))}
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className={cn("min-w-0", pane !== "edit" && "max-lg:hidden")}>{edit}</div>
        <div className={cn("min-w-0", pane !== "preview" && "max-lg:hidden")}>
          <div className="lg:sticky lg:top-20">{preview}</div>
        </div>
      </div>
    </div>
  );
}
