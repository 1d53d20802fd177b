import type { BrandView } from "../../brand/model/brand-view";
import type { PostMedia } from "../../media/model/post-media";
import type { ApprovalState } from "./approval-transitions";
import type { NoteThread } from "./note-view";
import type { PostView } from "./post-view";

/** A review link as members of the workspace see it; its address is not known any more. */
export type ReviewLinkView = {
  id: string;
  /** Whom it is for. */
  name: string;
  mayApprove: boolean;
  /** The member who made it. */
  by: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** When somebody opened it last; null: nobody has. */
  openedAt: Date | null;
  state: "open" | "expired" | "revoked";
};

/** A link that was just made: the only time that its token is there. */
export type NewReviewLink = { token: string; links: ReviewLinkView[] };

/** A post as a guest sees it: all that is published of it, and nothing else of the workspace. */
export type ReviewView = {
  workspace: string;
  /** How the workspace looks to its guests; its logo is asked for with the token. */
  brand: Omit<BrandView, "senderName">;
  /** Whom the link is for. */
  name: string;
  expiresAt: Date;
  post: Pick<
    PostView,
    | "version"
    | "status"
    | "content"
    | "hashtags"
    | "visibility"
    | "linkCard"
    | "poll"
    | "firstComment"
    | "scheduledAt"
    | "scheduledZone"
    | "publishedAt"
    | "linkedinUrl"
  > & {
    /** Their bytes are asked for with the token. */
    media: PostMedia[];
    author: { name: string | null; headline: string | null; image: string | null };
  };
  /** Null where the workspace asks for no approval. */
  approval: { state: ApprovalState; hash: string; mayApprove: boolean } | null;
  /** The threads that were begun by this link. */
  threads: NoteThread[];
};
