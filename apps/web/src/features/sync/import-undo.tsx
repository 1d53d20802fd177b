import { Button } from "@takt/ui/button";
import { Undo2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useWhen } from "../shared/time/use-clock";
import type { Import } from "./use-imports";

/** Undoes an import for some days, and afterwards says that it is undone and what stayed. */
export function ImportUndo({ run }: { run: Import }) {
  const { t } = useT("sync");
  const when = useWhen();
  const utils = trpc.useUtils();
  const undo = useAction(trpc.sync.undoImport.useMutation().mutateAsync, {
    // Posts, figures and the connection may all be others now.
    refresh: () => utils.invalidate(),
    done: ({ remaining }) => ({
      tone: "success",
      title: t("undo.done"),
      ...(remaining > 0 && { description: t("undo.remaining", { count: remaining }) }),
    }),
  });
  if (run.undoneAt)
    return (
      <p className="text-caption text-pretty text-muted-fg">
        {t("undo.undone", { when: when(run.undoneAt) })}
        {run.remaining > 0 && ` ${t("undo.remaining", { count: run.remaining })}`}
      </p>
    );
  if (!run.undoableUntil) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        loading={undo.isRunning}
        aria-label={t("undo.label", { name: run.fileName ?? "" })}
        onClick={() => void undo.run({ id: run.id })}
      >
        {!undo.isRunning && <Undo2 aria-hidden />}
        {t("undo.button")}
      </Button>
      <p className="text-caption text-muted-fg">{t("undo.until", { when: when(run.undoableUntil) })}</p>
    </div>
  );
}
