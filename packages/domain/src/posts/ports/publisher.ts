import type { Readable } from "node:stream";

/** What is asked of LinkedIn. Calls that create are made once: silence is an outcome. */
export type Publisher = {
  /** Builds the exact bytes of a create call; pure. Equal input gives equal bytes. */
  request(post: PublishablePost, memberSub: string): CreateRequest;
  /** One create call. Never throws for what LinkedIn or the network does: that is an outcome. */
  create(request: CreateRequest, token: string): Promise<CreateOutcome>;
  /** Uploads one image for this member and waits until LinkedIn has taken it. */
  uploadImage(image: UploadImage, memberSub: string, token: string): Promise<UploadOutcome>;
};

export type PublishablePost = {
  /** What followers read (posts/model/publish-text.ts). */
  text: string;
  visibility: "PUBLIC" | "CONNECTIONS";
  images: readonly { urn: string; altText: string }[];
};

export type CreateRequest = {
  body: string;
  /** Hex SHA-256 of `body`. */
  hash: string;
};

export type UploadImage = {
  bytes: number;
  mimeType: string;
  /** A fresh stream per call: an upload may be tried again. */
  open(): Promise<Readable>;
};

/** LinkedIn's receipt, as far as it came. */
export type Answer = { status?: number; requestId?: string; words?: string };

export type CreateOutcome = Answer &
  (
    | { kind: "created"; urn: string }
    /** An equal text of this member went out within ten minutes. */
    | { kind: "duplicate" }
    | { kind: "refused"; reason: "refused" | "too_long" | "media_rejected" }
    /** 429. `until`: when to try again. */
    | { kind: "limited"; until: Date }
    /** Surely nothing was created: not sent, 409, media still processing. */
    | { kind: "not_sent" }
    | { kind: "unauthorized"; why: "revoked" | "expired" | "restricted" | "invalid" }
    /** Time-out, reset, 5xx, garbage: LinkedIn may have it. */
    | { kind: "unknown" }
  );

export type UploadOutcome = Answer &
  (
    | { kind: "uploaded"; urn: string }
    | { kind: "refused" }
    | { kind: "limited"; until: Date }
    | { kind: "unauthorized"; why: "revoked" | "expired" | "restricted" | "invalid" }
    /** Try again later: nothing is lost by it. */
    | { kind: "unavailable" }
  );
