import type { PostMedia } from "@takt/domain/media/model/post-media";
import { FileText, Film, Image } from "lucide-react";
import { useT } from "next-i18next/client";

const ICONS = { image: Image, video: Film, document: FileText };

/** The kind and number of a post's files. */
export function Attachments({ kind, count }: { kind: PostMedia["kind"]; count: number }) {
  const { t } = useT("posts");
  const Icon = ICONS[kind];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3.5" />
      {t(`attachments.${kind}`, { count })}
    </span>
  );
}
