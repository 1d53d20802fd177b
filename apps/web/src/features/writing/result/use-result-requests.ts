import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useCallback, useRef } from "react";
import { useErrorText } from "../../shared/use-error-text";
import type { Generate } from "../use-generate";
import { retryVersion } from "./retry-version";
import type { Writing } from "./use-writing";

/** Saves the text of the shown version; returns the version that has it. */
export type SaveNow = () => Promise<string>;

export type ResultRequests = {
  /** Registers how the shown version is saved; returns a function that unregisters it. */
  registerSave: (saveNow: SaveNow) => () => void;
  generate: Generate;
  rewrite: (kind: Rewrite) => Promise<void>;
  /** Repeats the last job. */
  retry: () => Promise<void>;
};

type Options = { compositionId: string; shown: TextVersionView | null; writing: Writing; generate: Generate };

/**
 * The requests to the writer while a text is shown. The shown text is saved first, because the next one is based on it.
 */
export function useResultRequests({ compositionId, shown, writing, generate }: Options): ResultRequests {
  const { t } = useT("posts");
  const { toast } = useToast();
  const errorText = useErrorText();
  const saveNowRef = useRef<SaveNow | null>(null);
  const registerSave = useCallback((saveNow: SaveNow) => {
    saveNowRef.current = saveNow;
    return () => void (saveNowRef.current = null);
  }, []);
  const withSaved = async (go: (versionId: string | null) => Promise<void>) => {
    try {
      await go((await saveNowRef.current?.()) ?? null);
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.saveChanges"), description: errorText(error) });
    }
  };
  const again: Generate = (options) => withSaved(() => generate(options));
  return {
    registerSave,
    generate: again,
    rewrite: (kind) =>
      withSaved(async (versionId) => {
        if (versionId !== null) await writing.rewrite(compositionId, versionId, kind);
      }),
    async retry() {
      const { job } = writing;
      if (job?.kind === "write") return again(job.engine ? { engine: job.engine } : undefined);
      if (job?.kind === "rewrite")
        return withSaved((versionId) =>
          writing.rewrite(compositionId, retryVersion(job.versionId, shown, versionId), job.rewrite),
        );
    },
  };
}
