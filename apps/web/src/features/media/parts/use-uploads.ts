import type { PostMedia } from "@takt/domain/media/model/post-media";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useInterruptionGuard } from "~/features/shared/leaving/use-interruption-guard";
import { checkFiles, type FileProblem } from "../check-files";
import { getInterruptedUploads } from "../interrupted-uploads";
import { isUnderWay, toMediaItem, type MediaItem } from "./media-item";
import { UploadError } from "../upload-error";
import { uploadFile } from "../upload-file";
import { UploadQueue } from "../upload-queue";

type Options = { userId: string; postId: string };

/** The files of the post being edited. Only the first `onChange` is used. */
export function useUploads(
  { userId, postId }: Options,
  saved: readonly PostMedia[],
  onChange: (items: readonly MediaItem[]) => void,
) {
  const [items, setItems] = useState<MediaItem[]>(() => saved.map(toMediaItem));
  const [problems, setProblems] = useState<FileProblem[]>([]);
  const left = getInterruptedUploads(userId, postId);
  const interrupted = useSyncExternalStore(left.subscribe, left.left, left.leftOnServer);
  const [queue] = useState(
    () =>
      new UploadQueue({
        upload: (...upload) => uploadFile(left, ...upload),
        toReason: (error) =>
          error instanceof UploadError
            ? { code: error.code, data: error.data }
            : { code: "upload_failed", data: {} },
        onChange: (next) => {
          setItems(next);
          onChange(next);
        },
        createUrl: (file) => URL.createObjectURL(file),
        revokeUrl: (url) => URL.revokeObjectURL(url),
        parallel: 3,
        start: saved.map(toMediaItem),
      }),
  );
  useInterruptionGuard(items.some(isUnderWay));
  useEffect(() => {
    const remember = () => left.leave(queue.unfinished());
    window.addEventListener("pagehide", remember);
    return () => window.removeEventListener("pagehide", remember);
  }, [queue, left]);

  const add = (files: readonly File[]): number => {
    const { accepted, problems: found } = checkFiles(files, items);
    setProblems(found);
    if (accepted.length > 0) queue.add(accepted);
    return accepted.length;
  };

  return {
    items,
    add,
    queue,
    problems,
    dismissProblems: () => setProblems([]),
    /** Uploads that the end of an earlier page has interrupted. */
    interrupted,
    dismissInterrupted: () => left.dismiss(),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
