/** The stored entities of the emulated LinkedIn. All instants are Unix milliseconds. */

export type Member = {
  /** The emulator's own id of the member; apps know the member by `personId`. */
  sub: string;
  given_name: string;
  family_name: string;
  /** Null when the member shares no address; userinfo then omits it. */
  email: string | null;
  /** Whether LinkedIn has verified the address; true by default. */
  emailVerified?: boolean;
  headline: string;
  /** Whether there is a picture; userinfo omits it otherwise. */
  picture: boolean;
  verified: boolean;
  restricted: boolean;
  /** Whether the member lives in the EEA or Switzerland, true by default: others cannot share their data by API. */
  eea?: boolean;
};

export const fullName = ({ given_name, family_name }: Pick<Member, "given_name" | "family_name">) =>
  `${given_name} ${family_name}`;

export type Token = {
  token: string;
  kind: "access" | "refresh";
  /** The client id of the app that it was issued to. */
  app: string;
  sub: string;
  scope: string[];
  authorizedAt: number;
  createdAt: number;
  expiresAt: number;
  revokedAt: number | null;
};

/** The scopes that a member has granted an app, which is named by its client id. */
export type Grant = {
  app: string;
  sub: string;
  scope: string[];
  /** Since when LinkedIn archives the member's data for the app; null until it is asked to. */
  regulatedAt: number | null;
};

export type Code = {
  code: string;
  app: string;
  sub: string;
  scope: string[];
  redirectUri: string;
  expiresAt: number;
};

export type MediaKind = "image" | "video" | "document";

/** One upload URL. */
export type UploadSlot = {
  token: string;
  role: "bytes" | "captions" | "thumbnail";
  firstByte: number;
  /** Inclusive; null where the length is not known in advance. */
  lastByte: number | null;
  etag: string | null;
};

export type Media = {
  urn: string;
  kind: MediaKind;
  /** The owner's sub, or the URN that was given when the owner is not the caller. */
  owner: string;
  slots: UploadSlot[];
  uploadExpiresAt: number;
  /** When processing ends; null until all bytes are there (and, for a video, finalized). */
  readyAt: number | null;
  /** The reason why processing ends in PROCESSING_FAILED, or null. */
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
  /** The commentary as sent. */
  sent: string;
  /** Whether `sent` is plain text instead of little text: the old API created the post. */
  plain?: boolean;
  /** The text that readers see: shorter than `sent` when the little text is invalid. */
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
