/** What the emulated LinkedIn remembers. All instants are Unix milliseconds. */

export type Member = {
  /** Opaque and app-scoped; the person URN is `urn:li:person:{sub}`. */
  sub: string;
  given_name: string;
  family_name: string;
  /** Null: the member has no address to share, userinfo leaves it out. */
  email: string | null;
  /** Whether LinkedIn vouches for it; it does unless told otherwise. */
  emailVerified?: boolean;
  headline: string;
  /** False: no picture, userinfo leaves it out. */
  picture: boolean;
  verified: boolean;
  restricted: boolean;
};

export type Token = {
  token: string;
  kind: "access" | "refresh";
  sub: string;
  scope: string[];
  authorizedAt: number;
  createdAt: number;
  expiresAt: number;
  revokedAt: number | null;
};

/** What a member has allowed the app, once. */
export type Grant = { sub: string; scope: string[] };

export type Code = { code: string; sub: string; scope: string[]; redirectUri: string; expiresAt: number };

export type MediaKind = "image" | "video" | "document";

/** One URL that takes bytes. */
export type UploadSlot = {
  token: string;
  role: "bytes" | "captions" | "thumbnail";
  firstByte: number;
  /** Inclusive; null where the length is not fixed beforehand. */
  lastByte: number | null;
  etag: string | null;
};

export type Media = {
  urn: string;
  kind: MediaKind;
  /** The owner's sub. */
  owner: string;
  slots: UploadSlot[];
  uploadExpiresAt: number;
  /** When processing ends; null until all bytes are there (and, for a video, finalized). */
  readyAt: number | null;
  /** Why processing ends in PROCESSING_FAILED. */
  failure: string | null;
  contentType: string;
  width: number;
  height: number;
  durationMs: number;
};

export type MediaRef = { id: string; altText?: string; title?: string };

export type Content = {
  media?: MediaRef;
  multiImage?: { images: MediaRef[]; altText?: string };
  article?: {
    source: string;
    title: string;
    description?: string;
    thumbnail?: string;
    thumbnailAltText?: string;
  };
  poll?: {
    question: string;
    options: { text: string }[];
    settings: { duration: string; voteSelectionType?: string; isVoterVisibleToAuthor?: boolean };
  };
};

export type Post = {
  urn: string;
  /** The author's sub. */
  author: string;
  /** The commentary as it came. */
  sent: string;
  /** It is plain text and not little text: made by the old API. */
  plain?: boolean;
  /** The text that readers see: less than was sent when the little text was broken. */
  published: string;
  visibility: string;
  feedDistribution: string;
  content: Content | null;
  reshareOf: string | null;
  isReshareDisabledByAuthor: boolean;
  createdAt: number;
  lastModifiedAt: number;
  edited: boolean;
  deletedAt: number | null;
  /** PUBLISH_REQUESTED until `settlesAt`, then `settlesTo`. */
  settlesAt: number;
  settlesTo: "PUBLISHED" | "PUBLISH_FAILED";
};
