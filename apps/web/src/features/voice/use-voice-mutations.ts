import { createSemaphore } from "@takt/domain/shared/concurrency";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useUpdateVoice } from "./use-update-voice";
import { useVoiceCache, type Sheet } from "./use-voice-cache";

/**
 * The mutations of the style sheet, run one after the other: each sends the version that the previous one has produced,
 * so that fields which save at the same time do not conflict.
 */
export function useVoiceMutations() {
  const { t } = useT("voice");
  const cache = useVoiceCache();
  const [semaphore] = useState(() => createSemaphore(1));
  const call = { compute: trpc.voice.compute.useMutation(), delete: trpc.voice.delete.useMutation() };
  // The shown sheet may be out of date.
  const onFailed = () => cache.refetch();
  const compute = useAction(
    () =>
      semaphore(async () => {
        const sheet = await call.compute.mutateAsync();
        cache.show(sheet);
        return sheet;
      }),
    {
      done: ({ postCount }) => ({ tone: "success", title: t("done.computed", { count: postCount }) }),
      failed: () => t("failedTo.compute"),
      onFailed,
    },
  );
  const remove = useAction(
    () =>
      semaphore(async () => {
        await call.delete.mutateAsync();
        cache.show(null);
        return true;
      }),
    { done: () => ({ title: t("done.deleted") }), failed: () => t("failedTo.delete"), onFailed },
  );

  return {
    isComputing: compute.isRunning,
    isDeleting: remove.isRunning,

    /** Returns the sheet in the cache. */
    now: cache.now,

    /** Resolves to the sheet after all pending mutations, such as a field's save. */
    latest: (): Promise<Sheet | null> => semaphore(() => Promise.resolve(cache.now())),

    update: useUpdateVoice(cache, semaphore),

    /** Resolves to whether there is a new sheet. */
    compute: async (): Promise<boolean> => (await compute.run(null)) !== null,

    /** Resolves to whether the sheet was deleted. */
    delete: async (): Promise<boolean> => (await remove.run(null)) !== null,
  };
}
