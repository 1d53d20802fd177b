import type { PostMedia } from "@takt/domain/posts/model/post-view";
import { MEDIA_LIMITS } from "@takt/domain/shared/media-limits";
import { useState } from "react";
import { checkFiles, type FileProblem } from "./check-files";
import { toMediaItem, type MediaItem } from "./media-item";
import { uploadImage, UploadError } from "./upload-image";
import { createUploadQueue } from "./upload-queue";

/** The pictures of the post being edited. The first `onChange` given hears of every change. */
export function useUploads(saved: readonly PostMedia[], onChange: (items: readonly MediaItem[]) => void) {
  const [items, setItems] = useState<MediaItem[]>(() => saved.map(toMediaItem));
  const [problems, setProblems] = useState<FileProblem[]>([]);
  const [queue] = useState(() => {
    const made = createUploadQueue({
      upload: uploadImage,
      codeOf: (error) => (error instanceof UploadError ? error.code : "upload_failed"),
      onChange: (next) => {
        setItems(next);
        onChange(next);
      },
      makeUrl: (file) => URL.createObjectURL(file),
      dropUrl: (url) => URL.revokeObjectURL(url),
      parallel: 3,
      start: saved.map(toMediaItem),
    });
    return made;
  });
  const add = (files: readonly File[]): number => {
    const { accepted, problems: found } = checkFiles(files, MEDIA_LIMITS.imagesPerPost - items.length);
    setProblems(found);
    if (accepted.length > 0) queue.add(accepted);
    return accepted.length;
  };
  return { items, add, queue, problems, dismissProblems: () => setProblems([]) };
}

export type Uploads = ReturnType<typeof useUploads>;
