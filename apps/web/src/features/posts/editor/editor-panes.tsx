import { cn } from "@takt/ui/cn";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { useT } from "~/i18n/use-t";
import { useState, type ReactNode } from "react";

const PANES = ["edit", "preview"] as const;

/** Editor and preview side by side; below 1024 px one at a time. Both stay mounted, so no state is lost. */
export function EditorPanes({ edit, preview }: { edit: ReactNode; preview: ReactNode }) {
  const { t } = useT("posts");
  const [pane, setPane] = useState<(typeof PANES)[number]>("edit");
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label={t("editor.views")}
        value={pane}
        onChange={setPane}
        options={PANES.map((name) => ({ value: name, label: t(`editor.${name}`) }))}
        className="lg:hidden"
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className={cn("min-w-0", pane !== "edit" && "max-lg:hidden")}>{edit}</div>
        <div className={cn("min-w-0", pane !== "preview" && "max-lg:hidden")}>
          <div className="lg:sticky lg:top-20">{preview}</div>
        </div>
      </div>
    </div>
  );
}
