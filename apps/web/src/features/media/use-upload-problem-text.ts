import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { useT } from "~/i18n/use-t";
import type { MediaKind } from "./parts/media-item";

type Problem = {
  code: string;
  name: string;
  kind: MediaKind;
  data?: Readonly<Record<string, string | number>>;
};

/** The codes whose text does not depend on the kind of file. */
const CODES_WITHOUT_KIND = [
  "media_mixed",
  "media_type_invalid",
  "media_too_small",
  "media_empty",
  "media_damaged",
  "media_animated",
  "media_frames_too_many",
  "media_too_complex",
  "media_video_length",
  "media_video_segment",
  "media_video_protected",
  "media_sound_only",
  "media_no_pages",
  "media_pages_too_many",
  "media_encrypted",
  "uploads_too_many",
  "media_storage_full",
  "rate_exceeded",
  "unauthorized",
] as const;

/** The text of a file's problem, before and after its upload. */
export function useUploadProblemText(): (problem: Problem) => string {
  const { t } = useT("media");
  return ({ code, name, kind, data = {} }) => {
    if (code === "media_too_many")
      return t(`problems.media_too_many.${kind}`, { max: MEDIA_LIMITS.imagesPerPost });
    if (code === "media_too_large")
      return "maxPixels" in data
        ? t("problems.media_too_many_pixels", { name })
        : t(`problems.media_too_large.${kind}`, { name });
    const plain = CODES_WITHOUT_KIND.find((known) => known === code);
    return plain ? t(`problems.${plain}`, { ...data, name }) : t("problems.upload_failed", { name });
  };
}
