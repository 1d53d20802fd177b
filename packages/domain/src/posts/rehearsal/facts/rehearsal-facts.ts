import type { PostMedia } from "@takt/domain/media/model/post-media";
import type { EqualPost, LinkFault } from "../../model/finding";
import type { CommentAccess } from "../../model/first-comment";
import type { PublishableFields } from "../../model/publish-problem";
import type { PublishablePost } from "../../ports/publisher";

/** A file of the post, as it is stored and as far as LinkedIn has it. */
export type RehearsedFile = Pick<
  PostMedia,
  "kind" | "fileName" | "mimeType" | "bytes" | "width" | "height" | "durationMs" | "pages" | "altText"
> & {
  /** False when its bytes are missing in storage; null when nobody has looked, or storage did not answer. */
  isStored: boolean | null;
  /** When LinkedIn got it; null while it has not. */
  uploadedAt: Date | null;
  /** Whether LinkedIn has processed it. */
  isReady: boolean;
};

/** A post with the same text, and whether LinkedIn surely has it: it answered so, and nobody has changed it since. */
export type Twin = EqualPost & { isCertain: boolean };

/** All that the rules know of a post and its time. */
export type RehearsalFacts = {
  now: Date;
  /** When it goes out. */
  at: Date;
  fields: PublishableFields;
  /** The post that the create call is built from. */
  request: PublishablePost;
  files: RehearsedFile[];
  /** Posts of the member with the same text, around that time. */
  twins: Twin[];
  connection: {
    status: "none" | "active" | "invalid";
    endsAt: Date | null;
    scopes: readonly string[];
    /** False when no key that is configured opens its token. */
    isReadable: boolean;
  };
  /** Null without a first comment. */
  comment: { access: CommentAccess; endsAt: Date | null } | null;
  day: {
    /** Calls a day that LinkedIn allows the member. */
    max: number;
    /** Calls that were made on the UTC day of `at`. */
    used: number;
    /** Calls that the member's other posts need on that day before `at`. */
    planned: number;
    /** Whether LinkedIn has said on that day that its limit is reached. */
    isReached: boolean;
  };
  links: { url: string; fault: LinkFault }[];
};

/** Facts that the rules about what LinkedIn surely refuses need: they are in the database alone. */
export type RefusalFacts = Pick<RehearsalFacts, "now" | "at" | "fields" | "request" | "files" | "twins">;
