import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../../trpc/react";
import { useErrorText } from "../use-error-text";

/** Deletes (with Undo) and restores audiences. Each mutation shows a toast and returns whether it succeeded. */
export function useAudienceMutations() {
  const { t } = useT(["audiences", "common"]);
  const { toast } = useToast();
  const errorText = useErrorText();
  const { audiences } = trpc.useUtils();
  const call = { delete: trpc.audiences.delete.useMutation(), restore: trpc.audiences.restore.useMutation() };
  const refresh = () => audiences.list.invalidate();

  const failed = async (title: string, error: unknown) => {
    toast({ tone: "error", title, description: errorText(error) });
    await refresh();
    return false;
  };

  const restore = async ({ id, name }: Pick<AudienceView, "id" | "name">): Promise<boolean> => {
    try {
      await call.restore.mutateAsync({ id });
    } catch (error) {
      return failed(t("failedTo.restore"), error);
    }
    await refresh();
    toast({ tone: "success", title: t("done.restored", { name }) });
    return true;
  };

  return {
    restore,
    async delete({ id, version, name }: AudienceView): Promise<boolean> {
      try {
        await call.delete.mutateAsync({ id, version });
      } catch (error) {
        return failed(t("failedTo.save"), error);
      }
      await refresh();
      toast({
        title: t("done.deleted", { name }),
        description: t("done.deletedText"),
        action: {
          label: t("common:undo"),
          altText: t("done.undoAlt"),
          onAction: () => void restore({ id, name }),
        },
      });
      return true;
    },
    /** The id of the audience that is being deleted or restored. */
    busyId: call.delete.isPending
      ? call.delete.variables.id
      : call.restore.isPending
        ? call.restore.variables.id
        : null,
  };
}
