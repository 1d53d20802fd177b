import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { refetchAfterWrite, setQueryData } from "~/trpc/query-cache";
import type { trpc } from "~/trpc/react";
import type { AssistantApi } from "./run-job";
import { withVersion } from "./versions";

type Utils = Pick<ReturnType<typeof trpc.useUtils>, "client" | "writing" | "plans">;

/** Connects the assistant to the api, and keeps the page's cache up to date. */
export function createAssistantApi(utils: Utils): AssistantApi {
  const { client, writing, plans } = utils;
  return {
    start: (job, signal) =>
      job.kind === "write"
        ? client.writing.write.mutate({ id: job.id, ...(job.engine && { engine: job.engine }) }, { signal })
        : client.writing.rewrite.mutate(
            { id: job.id, versionId: job.versionId, rewrite: job.rewrite },
            { signal },
          ),
    knownVersions: (id) => writing.get.getData({ id })?.versions ?? [],
    fetchVersions: async (id) => (await client.writing.get.query({ id })).versions,
    onVersion: (id, version) => cacheVersion(writing, id, version),
    onEnd(id) {
      void refetchAfterWrite({
        cancel: () => writing.get.cancel({ id }),
        invalidate: () => writing.get.invalidate({ id }),
      });
      void refetchAfterWrite(writing.usage);
      void writing.latest.invalidate();
      void plans.invalidate();
    },
    onFrame(run) {
      const frame = requestAnimationFrame(run);
      return () => cancelAnimationFrame(frame);
    },
    onLeave(run) {
      window.addEventListener("pagehide", run);
      return () => window.removeEventListener("pagehide", run);
    },
  };
}

/** Puts a new or changed version into the cache. */
export function cacheVersion(
  { get }: Pick<Utils["writing"], "get">,
  id: string,
  version: TextVersionView,
): void {
  setQueryData(get, { id }, (composition) => ({
    ...composition,
    versions: withVersion(composition.versions, version),
  }));
}
