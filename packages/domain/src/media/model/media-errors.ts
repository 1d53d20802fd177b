export type MediaErrorCode =
  | "media_not_found"
  | "media_too_many"
  /** Images, videos and documents cannot be combined. */
  | "media_mixed"
  | "media_type_invalid"
  | "media_too_large"
  | "media_too_small"
  | "media_empty"
  /** Fewer bytes arrived than announced. */
  | "media_incomplete"
  /** It claims to be an image, a video or a document, but cannot be read as one. */
  | "media_damaged"
  /** An animated PNG or WebP: only its first frame would be published. */
  | "media_animated"
  | "media_frames_too_many"
  /** Parsing it takes too much time or memory. */
  | "media_too_complex"
  | "media_video_length"
  /** A piece of a streamed video, which plays only together with the others. */
  | "media_video_segment"
  /** The pictures are encrypted by copy protection. */
  | "media_video_protected"
  /** Sound without pictures. */
  | "media_sound_only"
  | "media_no_pages"
  | "media_pages_too_many"
  | "media_encrypted"
  /** It is on a post, from which it has to be removed before it is deleted. */
  | "media_in_use"
  /** No https address of a server on the public internet, by its text. */
  | "media_url_invalid"
  | "media_url_private"
  /** It does not answer, answers with an error, or leads into a private network. */
  | "media_url_unreachable"
  /** Its answer does not say that it is a picture. */
  | "media_url_no_image"
  /** Never started, another user's, finished, or deleted after a day. */
  | "upload_not_found"
  /** Another request is working on it. */
  | "upload_busy"
  /** The client's offset differs from the number of stored bytes. */
  | "upload_offset_wrong"
  /** Too many uploads are unfinished. */
  | "uploads_too_many"
  /** The member has reached the limit of files or bytes. */
  | "media_storage_full";
