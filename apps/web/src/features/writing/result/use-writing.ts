"use client";

import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { trpc } from "../../../trpc/react";
import { createWriting, IDLE, type WritingState } from "./create-writing";
import { writingWays } from "./writing-ways";

/** What is being written, and what can be asked for. A second wish while one is under way does nothing. */
export type Writing = WritingState & {
  /** Costs an AI post, unless an outline is asked for. Ends when it has ended; never rejects. */
  write: (id: string, options?: { engine?: "outline" }) => Promise<void>;
  rewrite: (id: string, versionId: string, rewrite: Rewrite) => Promise<void>;
  /** What has come by then is kept. */
  stop: () => void;
};

/**
 * Texts written by a model, as they come. The composition whose writing is shown; null: one that is made just now.
 * Leaving the page, or showing another composition, ends it: the server keeps what came.
 */
export function useWriting(compositionId: string | null): Writing {
  const utils = trpc.useUtils();
  const [writing] = useState(() => createWriting(writingWays(utils)));
  const state = useSyncExternalStore(writing.subscribe, writing.read, writing.read);

  useEffect(() => {
    window.addEventListener("pagehide", writing.leave);
    return () => {
      window.removeEventListener("pagehide", writing.leave);
      writing.leave();
    };
  }, [writing]);
  useEffect(() => {
    const job = writing.read().job;
    if (compositionId !== null && job !== null && job.id !== compositionId) writing.leave();
  }, [writing, compositionId]);

  const can = useMemo(
    () => ({
      write: (id: string, { engine }: { engine?: "outline" } = {}) =>
        writing.run({ id, kind: "write", engine: engine ?? null }),
      rewrite: (id: string, versionId: string, rewrite: Rewrite) =>
        writing.run({ id, kind: "rewrite", versionId, rewrite }),
      stop: writing.stop,
    }),
    [writing],
  );
  const mine = compositionId === null ? state.state !== "idle" : state.job?.id === compositionId;
  return useMemo(() => ({ ...(mine ? state : { ...IDLE, ended: state.ended }), ...can }), [mine, state, can]);
}
