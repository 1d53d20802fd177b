import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";
import type { NotesContext } from "./notes-context";

type Props = { id: string; hasAnswers: boolean; context: NotesContext; onClose: () => void };

/** Asks before a note is deleted, which has no Undo. */
export function DeleteNoteDialog({ id, hasAnswers, context, onClose }: Props) {
  const { t } = useT(["notes", "common"]);
  const { mutations, announce, focusNotes } = context;
  const remove = async () => {
    const isDone = (await mutations.remove.run({ id })) !== null;
    onClose();
    if (!isDone) return;
    announce(t("done.deleted"));
    // The dialog returns its focus to a menu that is gone.
    setTimeout(focusNotes);
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("delete.title")}
      description={<p>{t(hasAnswers ? "delete.withAnswers" : "delete.text")}</p>}
      cancelLabel={t("common:cancel")}
      actionLabel={t("act.delete")}
      tone="danger"
      loading={mutations.remove.isRunning}
      onAction={() => void remove()}
    />
  );
}
