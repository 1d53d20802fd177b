export type MediaErrorCode =
  | "media_not_found"
  | "media_too_many"
  /** Images, a video and a document are not put together. */
  | "media_mixed"
  | "media_type_invalid"
  | "media_too_large"
  | "media_too_small"
  | "media_empty"
  /** Fewer bytes arrived than announced. */
  | "media_incomplete"
  /** It says that it is a picture, a video or a document, but cannot be read as one. */
  | "media_damaged"
  /** A PNG or WebP that moves: only its first frame would go out. */
  | "media_animated"
  | "media_frames_too_many"
  /** Reading its structure takes too long, or too much memory. */
  | "media_too_complex"
  | "media_video_length"
  | "media_pages_too_many"
  | "media_encrypted"
  /** Never begun, another's, finished, or dropped after a day. */
  | "upload_not_found"
  /** Another request is working on it. */
  | "upload_busy"
  /** The sender believes in another number of bytes than there are. */
  | "upload_offset_wrong"
  /** Too much has been begun and not finished. */
  | "uploads_too_many"
  /** The member keeps as many files, or bytes, as one may. */
  | "media_storage_full";
