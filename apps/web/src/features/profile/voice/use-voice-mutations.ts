import { createSemaphore } from "@takt/domain/shared/create-semaphore";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../../trpc/react";
import { useUpdateVoice } from "./use-update-voice";
import { useVoiceCache, type Sheet } from "./use-voice-cache";

/**
 * The mutations of the style sheet, run one after the other: each sends the version that the previous one has produced,
 * so that fields which save at the same time do not conflict.
 */
export function useVoiceMutations() {
  const { t } = useT("voice");
  const { toast } = useToast();
  const cache = useVoiceCache();
  const [semaphore] = useState(() => createSemaphore(1));
  const compute = trpc.voice.compute.useMutation();
  const remove = trpc.voice.delete.useMutation();

  return {
    isComputing: compute.isPending,
    isDeleting: remove.isPending,

    /** Returns the sheet in the cache. */
    now: cache.now,

    /** Resolves to the sheet after all pending mutations, such as a field's save. */
    latest: (): Promise<Sheet | null> => semaphore(() => Promise.resolve(cache.now())),

    update: useUpdateVoice(cache, semaphore),

    /** Resolves to whether there is a new sheet. */
    compute: (): Promise<boolean> =>
      semaphore(async () => {
        try {
          const sheet = await compute.mutateAsync();
          await cache.show(sheet);
          toast({ tone: "success", title: t("done.computed", { count: sheet.postCount }) });
          return true;
        } catch (error) {
          await cache.failed(t("failedTo.compute"), error);
          return false;
        }
      }),

    /** Resolves to whether the sheet was deleted. */
    delete: (): Promise<boolean> =>
      semaphore(async () => {
        try {
          await remove.mutateAsync();
          await cache.show(null);
          toast({ title: t("done.deleted") });
          return true;
        } catch (error) {
          await cache.failed(t("failedTo.delete"), error);
          return false;
        }
      }),
  };
}
