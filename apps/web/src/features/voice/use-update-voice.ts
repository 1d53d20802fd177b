import type { createSemaphore } from "@takt/domain/shared/concurrency";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc, type RouterInputs } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import type { Sheet, VoiceCache } from "./use-voice-cache";

type VoiceChange = Omit<RouterInputs["voice"]["update"], "version">;

/**
 * Updates the sheet and resolves to it; throws, because the fields show their own errors. When the sheet has changed
 * elsewhere it is refetched, so that a retry applies to the new version. A deleted sheet (null) removes its fields.
 */
export function useUpdateVoice(cache: VoiceCache, semaphore: ReturnType<typeof createSemaphore>) {
  const { t } = useT("voice");
  const [ownVersions] = useState(createOwnVersions);
  const update = useAction(trpc.voice.update.useMutation().mutateAsync, {
    failed: ({ code }) => (code === "voice_not_found" ? t("failedTo.save") : null),
    onDone(sheet, { version }) {
      ownVersions.add(version, sheet.version);
      cache.show(sheet);
    },
    async onFailed({ error, code }) {
      const isGone = code === "voice_not_found";
      if (isGone || code === "voice_changed") await cache.refetch();
      if (!isGone || cache.now()) throw error;
    },
  });

  /** @param typedOn the version that the change is one of; the latest unless given */
  return (change: VoiceChange, typedOn?: number): Promise<Sheet | null> =>
    semaphore(async () => {
      const before = cache.now();
      if (!before) return null;
      const version = typedOn === undefined ? before.version : ownVersions.latest(typedOn);
      return update.run({ version, ...change });
    });
}

/**
 * The versions of a sheet that this page's own updates have made of others. A text is a change of the version that it
 * was typed on; when only this page's other fields have changed the sheet since, it is a change of theirs, too.
 */
export function createOwnVersions() {
  const next = new Map<number, number>();
  return {
    add: (before: number, after: number): void => void next.set(before, after),
    /** The newest version that only this page's updates lie between. */
    latest(version: number): number {
      let latest = version;
      for (let after = next.get(latest); after !== undefined; after = next.get(latest)) latest = after;
      return latest;
    },
  };
}
