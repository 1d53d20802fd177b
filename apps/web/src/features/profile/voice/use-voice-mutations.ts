import { createSemaphore } from "@takt/domain/shared/create-semaphore";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { refetchAfterWrite } from "../../../trpc/refetch-after-write";
import { trpc, type RouterInputs, type RouterOutputs } from "../../../trpc/react";
import { getDomainError } from "../../shared/get-domain-error";
import { useErrorText } from "../../shared/use-error-text";
import { createOwnVersions } from "./own-versions";

type Sheet = RouterOutputs["voice"]["compute"];
type VoiceChange = Omit<RouterInputs["voice"]["update"], "version">;

/**
 * The mutations of the style sheet, run one after the other: each sends the version that the previous one has produced,
 * so that fields which save at the same time do not conflict.
 */
export function useVoiceMutations() {
  const { t } = useT("voice");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { voice } = trpc.useUtils();
  const [semaphore] = useState(() => createSemaphore(1));
  const [ownVersions] = useState(createOwnVersions);
  const call = {
    update: trpc.voice.update.useMutation(),
    compute: trpc.voice.compute.useMutation(),
    delete: trpc.voice.delete.useMutation(),
  };

  const now = (): Sheet | null => voice.get.getData()?.sheet ?? null;
  const show = async (sheet: Sheet | null) => {
    // An answer in flight may be older than this sheet.
    await voice.get.cancel();
    voice.get.setData(undefined, (state) => state && { ...state, sheet });
  };
  const failed = async (title: string, error: unknown) => {
    toast({ tone: "error", title, description: errorText(error) });
    await refetchAfterWrite(voice.get);
    return false;
  };

  return {
    isComputing: call.compute.isPending,
    isDeleting: call.delete.isPending,

    /** Returns the sheet in the cache. */
    now,

    /** Resolves to the sheet after all pending mutations, such as a field's save. */
    latest: (): Promise<Sheet | null> => semaphore(() => Promise.resolve(now())),

    /**
     * Updates the sheet and resolves to it; throws, because the fields show their own errors. When the sheet has changed
     * elsewhere it is refetched, so that a retry applies to the new version. A deleted sheet (null) removes its fields.
     * @param typedOn the version that the change is one of; the latest unless given
     */
    update: (change: VoiceChange, typedOn?: number): Promise<Sheet | null> =>
      semaphore(async () => {
        const before = now();
        if (!before) return null;
        const version = typedOn === undefined ? before.version : ownVersions.latest(typedOn);
        try {
          const sheet = await call.update.mutateAsync({ version, ...change });
          ownVersions.add(version, sheet.version);
          await show(sheet);
          return sheet;
        } catch (error) {
          const code = getDomainError(error)?.code;
          if (code === "voice_changed") await refetchAfterWrite(voice.get);
          if (code === "voice_not_found") {
            await failed(t("failedTo.save"), error);
            if (!now()) return null;
          }
          throw error;
        }
      }),

    /** Resolves to whether there is a new sheet. */
    compute: (): Promise<boolean> =>
      semaphore(async () => {
        try {
          const sheet = await call.compute.mutateAsync();
          await show(sheet);
          toast({ tone: "success", title: t("done.computed", { count: sheet.postCount }) });
          return true;
        } catch (error) {
          return failed(t("failedTo.compute"), error);
        }
      }),

    /** Resolves to whether the sheet was deleted. */
    delete: (): Promise<boolean> =>
      semaphore(async () => {
        try {
          await call.delete.mutateAsync();
          await show(null);
          toast({ title: t("done.deleted") });
          return true;
        } catch (error) {
          return failed(t("failedTo.delete"), error);
        }
      }),
  };
}
