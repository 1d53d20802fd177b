import type { createSemaphore } from "@takt/domain/shared/concurrency";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc, type RouterInputs } from "../../trpc/react";
import { getDomainError } from "../shared/get-domain-error";
import { useErrorText } from "../shared/use-error-text";
import type { Sheet, VoiceCache } from "./use-voice-cache";

type VoiceChange = Omit<RouterInputs["voice"]["update"], "version">;

/**
 * Updates the sheet and resolves to it; throws, because the fields show their own errors. When the sheet has changed
 * elsewhere it is refetched, so that a retry applies to the new version. A deleted sheet (null) removes its fields.
 */
export function useUpdateVoice(cache: VoiceCache, semaphore: ReturnType<typeof createSemaphore>) {
  const { t } = useT("voice");
  const { toast } = useToast();
  const errorText = useErrorText();
  const [ownVersions] = useState(createOwnVersions);
  const call = trpc.voice.update.useMutation();

  /** @param typedOn the version that the change is one of; the latest unless given */
  return (change: VoiceChange, typedOn?: number): Promise<Sheet | null> =>
    semaphore(async () => {
      const before = cache.now();
      if (!before) return null;
      const version = typedOn === undefined ? before.version : ownVersions.latest(typedOn);
      try {
        const sheet = await call.mutateAsync({ version, ...change });
        ownVersions.add(version, sheet.version);
        await cache.show(sheet);
        return sheet;
      } catch (error) {
        const code = getDomainError(error)?.code;
        if (code === "voice_changed") await cache.refetch();
        if (code === "voice_not_found") {
          toast({ tone: "error", title: t("failedTo.save"), description: errorText(error) });
          await cache.refetch();
          if (!cache.now()) return null;
        }
        throw error;
      }
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
