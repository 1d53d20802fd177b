import { useT } from "next-i18next/client";
import { useEffect, useRef } from "react";
import type { MediaItem } from "./parts/media-item";

/** Announces when an upload stops, resumes and completes; the progress bar exposes its progress. */
export function useUploadAnnouncements({ fileName, upload }: MediaItem, announce: (text: string) => void) {
  const { t } = useT("media");
  const before = useRef(upload.kind);
  useEffect(() => {
    const was = before.current;
    before.current = upload.kind;
    if (was === upload.kind) return;
    if (upload.kind === "lost") announce(t("lost"));
    else if (was === "lost" && upload.kind === "running") announce(t("goesOn", { name: fileName }));
    else if (upload.kind === "done") announce(t("uploaded", { name: fileName }));
  }, [upload.kind, fileName, announce, t]);
}
