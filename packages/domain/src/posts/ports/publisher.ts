import type { Readable } from "node:stream";
import type { Poll } from "../model/poll";

/** LinkedIn's API as publishing uses it. Calls that create are made once: no answer is an outcome. */
export type Publisher = {
  /** Builds the exact bytes of a create call; equal input gives equal bytes. */
  request(post: PublishablePost, memberSub: string): CreateRequest;
  /** Makes one create call. Never throws for what LinkedIn or the network does: that is an outcome. */
  create(request: CreateRequest, token: string): Promise<CreateOutcome>;
  /**
   * Uploads one file for this member, continuing from `progress.saved`. It ends when LinkedIn has all bytes, and waits
   * a little for the processing, so that most images are ready at once.
   */
  upload(
    file: UploadFile,
    memberSub: string,
    token: string,
    progress: UploadProgress,
  ): Promise<UploadOutcome>;
  /** Replaces the text of a published post. Asking for the same again is harmless. */
  updateText(urn: string, text: string, token: string): Promise<ChangeOutcome>;
  /** Deletes a published post. Asking for it again is harmless. */
  remove(urn: string, token: string): Promise<ChangeOutcome>;
  /** Makes one call that comments on a published post. Never throws for what LinkedIn or the network does. */
  createComment(comment: PublishableComment, token: string): Promise<CommentOutcome>;
  /** Asks LinkedIn once whether it has processed a file. */
  getMediaStatus(urn: string, token: string): Promise<MediaStatus>;
};

export type PublishablePost = {
  /** The text that followers read (posts/model/publish-text.ts). */
  text: string;
  visibility: "PUBLIC" | "CONNECTIONS";
  content: PublishableContent;
};

export type PublishableContent =
  | { kind: "none" }
  /** 1-20, in order. */
  | { kind: "images"; images: readonly { urn: string; altText: string }[] }
  /** `title`: 1-200 characters. */
  | { kind: "video" | "document"; urn: string; title: string }
  /** A link card; `title` is not blank. */
  | {
      kind: "article";
      source: string;
      title: string;
      description: string;
      /** URN of its image, or null. */
      thumbnail: string | null;
    }
  /** 2-4 options, none of them blank. */
  | { kind: "poll"; question: string; options: readonly string[]; duration: Poll["duration"] };

/** Why LinkedIn does not accept a token. */
export type UnauthorizedWhy = "revoked" | "expired" | "restricted" | "invalid";

export type CreateRequest = {
  body: string;
  /** Hex SHA-256 of `body`. */
  hash: string;
};

export type UploadFile = {
  kind: "image" | "video" | "document";
  bytes: number;
  mimeType: string;
  /** Opens a new stream of all bytes, or of `first..last` inclusive; an upload may be tried again. */
  open(range?: { first: number; last: number }): Promise<Readable>;
};

/** Progress of an upload that outlives its process. */
export type UploadProgress = {
  /** State that `save` was last called with, by this process or an earlier one. Opaque to all but the adapter. */
  saved: string | null;
  /**
   * Saves the state after each part that LinkedIn took. Throws when another process has taken over the upload, or when
   * its time is up: the error is passed on, and a later upload continues from there.
   */
  save(state: string): Promise<void>;
  /** Counts calls before they are made; false when the day's quota is used up and the call must not be made. */
  consumeQuota(calls: number): Promise<boolean>;
};

/** LinkedIn's answer, as far as it came. */
export type Answer = { status?: number; requestId?: string; message?: string };

/** Why nothing was sent, when the operator has to fix it; otherwise LinkedIn was not reached, or said to try again. */
type NotSentWhy = "version_retired" | "token_unreadable";

export type CreateOutcome = Answer &
  /** `urn` is null when LinkedIn took the post and did not name it. */
  (
    | { kind: "created"; urn: string | null }
    /** An equal text of this member went out recently. `of`: the URN that LinkedIn names, which may be made up. */
    | { kind: "duplicate"; of: string | null }
    | { kind: "refused"; reason: "refused" | "too_long" | "media_rejected" }
    /** 429. `until`: when to try again. */
    | { kind: "limited"; until: Date }
    /** Nothing was created: the call was not sent, or LinkedIn answered 409. */
    | { kind: "not_sent"; why?: NotSentWhy }
    /** Nothing was created: LinkedIn is still processing a file of the post. */
    | { kind: "media_processing" }
    /** Nothing was created: LinkedIn does not know a file of the post, so it must be uploaded again. */
    | { kind: "media_gone" }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    /** Timeout, reset, 5xx or an unreadable answer: LinkedIn may have the post. */
    | { kind: "unknown" }
  );

/** The outcome of a change of a published post. */
export type ChangeOutcome = Answer &
  (
    | { kind: "done" }
    | { kind: "refused"; reason: "refused" | "too_long" }
    /** LinkedIn has no such post. */
    | { kind: "gone" }
    | { kind: "limited"; until: Date }
    | { kind: "not_sent"; why?: NotSentWhy }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    /** Timeout, reset, 5xx or an unreadable answer: LinkedIn may have done it. */
    | { kind: "unknown" }
  );

/** A comment by `memberSub` on the post `urn`; its text is plain. */
export type PublishableComment = { urn: string; memberSub: string; text: string };

/** The outcome of a call that comments. */
export type CommentOutcome = Answer &
  (
    | { kind: "created"; commentId: string | null }
    /** LinkedIn has no such post, or does not know it yet. */
    | { kind: "post_not_found" }
    | { kind: "refused" }
    /** 403: this app or this member may not comment. */
    | { kind: "denied" }
    | { kind: "limited"; until: Date }
    | { kind: "not_sent"; why?: NotSentWhy }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    /** Timeout, reset, 5xx or an unreadable answer: LinkedIn may have the comment. */
    | { kind: "unknown" }
  );

export type UploadOutcome = Answer &
  /** LinkedIn has all bytes. `ready`: it has processed them. `unreadable`: the token may not read the status (403). */
  (
    | { kind: "uploaded"; urn: string; state: "ready" | "processing" | "unreadable" }
    /** `media_rejected`: LinkedIn refuses this file; `refused`: it takes no file from this member, or not this call. */
    | { kind: "refused"; reason: "refused" | "media_rejected" }
    | { kind: "limited"; until: Date }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    /** To be tried again later, at no loss. */
    | { kind: "unavailable"; why?: "version_retired" }
  );

export type MediaStatus = Answer &
  (
    | { kind: "ready" | "processing" }
    /** LinkedIn says that bytes are missing, also for a moment after the last one. */
    | { kind: "waiting" }
    /** The token may not read the status (403): a fixed time is waited instead. */
    | { kind: "unreadable" }
    /** Processing failed: LinkedIn refuses this file. */
    | { kind: "refused" }
    /** LinkedIn does not have the file: it must be uploaded again. */
    | { kind: "gone" }
    | { kind: "limited"; until: Date }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    | { kind: "unavailable"; why?: "version_retired" }
  );
