import type { Readable } from "node:stream";

/** What is asked of LinkedIn. Calls that create are made once: silence is an outcome. */
export type Publisher = {
  /** Builds the exact bytes of a create call; pure. Equal input gives equal bytes. */
  request(post: PublishablePost, memberSub: string): CreateRequest;
  /** One create call. Never throws for what LinkedIn or the network does: that is an outcome. */
  create(request: CreateRequest, token: string): Promise<CreateOutcome>;
  /**
   * Sends one file for this member, going on where `progress.saved` stood. It ends when LinkedIn has all bytes, and
   * waits a little for its processing, so that most pictures are ready at once.
   */
  upload(
    file: UploadFile,
    memberSub: string,
    token: string,
    progress: UploadProgress,
  ): Promise<UploadOutcome>;
  /** One look at whether LinkedIn has processed a file. */
  look(urn: string, token: string): Promise<LookOutcome>;
};

export type PublishablePost = {
  /** What followers read (posts/model/publish-text.ts). */
  text: string;
  visibility: "PUBLIC" | "CONNECTIONS";
  content: PublishableContent;
};

export type PublishableContent =
  | { kind: "none" }
  /** 1-20, in order. */
  | { kind: "images"; images: readonly { urn: string; altText: string }[] }
  /** `title`: 1-200 characters. */
  | { kind: "video" | "document"; urn: string; title: string };

/** A connection's token, used up or taken back. */
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
  /** A fresh stream per call, of all bytes or of `first..last` inclusive: an upload may be tried again. */
  open(range?: { first: number; last: number }): Promise<Readable>;
};

/** What outlives the process that uploads. */
export type UploadProgress = {
  /** What `save` was last given, by this process or one before it. Opaque to all but the adapter. */
  saved: string | null;
  /**
   * Called after each part that LinkedIn took. Throws when another process has taken the upload over, or when its time
   * is up: what it threw is passed on, and a later call goes on from there.
   */
  save(state: string): Promise<void>;
  /** Counts calls before they are made; false: the day's budget is used up, and the call must not be made. */
  spend(calls: number): Promise<boolean>;
};

/** LinkedIn's receipt, as far as it came. */
export type Answer = { status?: number; requestId?: string; words?: string };

/** What the provider of this Takt has to mend; without it LinkedIn was not reached, or said to try again. */
export type NotSentWhy = "version_retired" | "token_unreadable";

export type CreateOutcome = Answer &
  /** `urn` null: LinkedIn took it and did not name it. */
  (
    | { kind: "created"; urn: string | null }
    /** An equal text of this member went out lately. `of`: the post that LinkedIn names, which may be made up. */
    | { kind: "duplicate"; of: string | null }
    | { kind: "refused"; reason: "refused" | "too_long" | "media_rejected" }
    /** 429. `until`: when to try again. */
    | { kind: "limited"; until: Date }
    /** Surely nothing was created: not sent, 409. */
    | { kind: "not_sent"; why?: NotSentWhy }
    /** Nothing was created: LinkedIn has not finished with a file of it. */
    | { kind: "media_processing" }
    /** Nothing was created: LinkedIn does not know a file of it (any more), so it must be sent again. */
    | { kind: "media_gone" }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    /** Time-out, reset, 5xx, garbage: LinkedIn may have it. */
    | { kind: "unknown" }
  );

export type UploadOutcome = Answer &
  /** LinkedIn has all bytes. `ready`: and has processed them. `unreadable`: this token may not look (403). */
  (
    | { kind: "uploaded"; urn: string; state: "ready" | "processing" | "unreadable" }
    /** `media_rejected`: it does not take this file; `refused`: it takes no file from this member, or not like this. */
    | { kind: "refused"; reason: "refused" | "media_rejected" }
    | { kind: "limited"; until: Date }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    /** Try again later: nothing is lost by it. */
    | { kind: "unavailable"; why?: "version_retired" }
  );

export type LookOutcome = Answer &
  (
    | { kind: "ready" | "processing" }
    /** It says that bytes are missing. True for a moment after the last one, too. */
    | { kind: "waiting" }
    /** This token may not look (403): nobody knows, so wait a fixed time. */
    | { kind: "unreadable" }
    /** Processing failed: it does not take this file. */
    | { kind: "refused" }
    /** LinkedIn does not have it (any more): the file must be sent again. */
    | { kind: "gone" }
    | { kind: "limited"; until: Date }
    | { kind: "unauthorized"; why: UnauthorizedWhy }
    | { kind: "unavailable"; why?: "version_retired" }
  );
