import type { PostMedia } from "../../media/model/post-media";
import type { DigitalSourceType, TextOriginKind } from "../../shared/digital-source-type";
import type { CommentReason, CommentState } from "./first-comment";
import type { ApprovalState } from "./approval-transitions";
import type { ApprovalView } from "./approval-view";
import type { FailureReason } from "./failure-reason";
import type { PostFields } from "./post-fields";
import type { PostStatus } from "./post-transitions";
import type { Source } from "./source";

/** A post as screens see it. */
export type PostView = Omit<PostFields, "media"> & {
  id: string;
  /** Optimistic lock, sent back with every change. */
  version: number;
  status: PostStatus;
  /** Whether the reader may change it, or, where it is deleted, restore it. */
  mayWrite: boolean;
  /** Whether the reader may schedule, publish and cancel it, and change what is on LinkedIn. */
  mayPublish: boolean;
  media: PostMedia[];
  /** Under whose name it is, or will be, published. */
  author: PostAuthor;
  /** Its approval; null where the workspace asks for no approval. */
  approval: ApprovalView | null;
  /** The name of who made it, where that is somebody else. */
  writtenBy: string | null;
  /** The sending of its first comment, once the post is published; null also when the post is deleted on LinkedIn. */
  comment: CommentView | null;
  scheduledAt: Date | null;
  scheduledZone: string | null;
  /** YYYY-MM-DDTHH:mm in scheduledZone. */
  scheduledWall: string | null;
  /** When it will be tried; later than scheduledAt after a failed try. */
  dueAt: Date | null;
  publishedAt: Date | null;
  /** When its text was last edited on LinkedIn, by Takt or as a source of sync saw it. */
  editedAt: Date | null;
  /** When it was deleted on LinkedIn, by Takt or as a source of sync saw it. */
  removedAt: Date | null;
  /** The last change of the published post, when LinkedIn has not answered it. */
  openChange: { kind: "edit" | "delete"; sentAt: Date; content: string | null; hashtags: string[] } | null;
  linkedinUrn: string | null;
  /** Link to the post on LinkedIn; null once it is deleted there. */
  linkedinUrl: string | null;
  /** Why a post failed, or why a scheduled post is tried later than planned. */
  reason: FailureReason | null;
  /** LinkedIn's message. */
  reasonDetail: string | null;
  /** Whether it is scheduled and waits for a reconnect, because its connection is not active. */
  heldBack: boolean;
  /** The current attempt; of an unconfirmed post the one that the user is asked about. */
  attemptId: string | null;
  attemptedAt: Date | null;
  /** Of a post that is being published: when at the latest the outcome is known or the user is asked. */
  knownBy: Date | null;
  /** The origin of the text. outline: composed without a model; assisted: a model's text, changed by the author. */
  aiOrigin: TextOriginKind;
  /** The machine-readable mark of that origin; null for a text that Takt did not write. */
  digitalSourceType: DigitalSourceType | null;
  /** Whether the author has to confirm a review of the text before it can be scheduled. */
  reviewNeeded: boolean;
  /** Sources of a researched text with their figures; only http(s) addresses. */
  sources: Source[];
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Under whose name a post is published. */
export type PostAuthor = {
  userId: string;
  name: string | null;
  /** Where the browser loads their picture from. */
  image: string | null;
  isSelf: boolean;
  /** Whether they agree that others of the workspace publish under their name. */
  isConsented: boolean;
  /** The line below their name on LinkedIn; null where it is not known, or they do not consent. */
  headline: string | null;
};

/** The sending of a first comment. */
export type CommentView = {
  state: CommentState;
  reason: CommentReason | null;
  /** LinkedIn's message. */
  reasonDetail: string | null;
  /** The attempt that an answer of the user is about. */
  attemptId: string | null;
  attemptedAt: Date | null;
  publishedAt: Date | null;
  /** When a waiting comment is tried. */
  dueAt: Date;
  /** Whether it was tried in vain and is tried again. */
  isRetried: boolean;
};

/** A post in a list or a calendar, with the first 280 characters of its text. */
export type PostSummary = Pick<
  PostView,
  | "id"
  | "version"
  | "status"
  | "mayWrite"
  | "mayPublish"
  | "hashtags"
  | "scheduledAt"
  | "scheduledZone"
  | "scheduledWall"
  | "dueAt"
  | "publishedAt"
  | "editedAt"
  | "removedAt"
  | "linkedinUrl"
  | "reason"
  | "reasonDetail"
  | "heldBack"
  | "attemptId"
  | "attemptedAt"
  | "knownBy"
  | "aiOrigin"
  | "digitalSourceType"
  | "reviewNeeded"
  | "deletedAt"
  | "updatedAt"
> & {
  /** Under whose name it is; null, or absent, where only the reader's own posts are shown. */
  author?: ShownAuthor | null;
  /** Null where the workspace asks for no approval. */
  approval: ApprovalState | null;
  excerpt: string;
  hasFirstComment: boolean;
  /** Null before the post is published, and once it is deleted on LinkedIn. */
  commentState: CommentState | null;
  mediaCount: number;
  /** Kind of all its files, which are never mixed; null without files. */
  mediaKind: PostMedia["kind"] | null;
};

/** A face: under whose name a post of a team is published. */
export type ShownAuthor = Pick<PostAuthor, "name" | "image" | "isSelf">;

/** A post of the list, with its first picture, its labels and its newest figures; null where they are not known. */
export type ListedPost = PostSummary & {
  /** Null in a personal workspace. */
  author: ShownAuthor | null;
  thumbnailId: string | null;
  labelIds: string[];
  impressions: number | null;
  reactions: number | null;
};

/** A post as a day of the calendar shows it; what is opened is asked for on its own. What most posts lack is absent. */
export type CalendarPost = Pick<PostSummary, "id" | "status" | "mayPublish" | "heldBack" | "excerpt"> & {
  scheduledAt: Date;
  /** When it will be tried or was, where that is not `scheduledAt`. */
  dueAt?: Date;
  /** The nightly rehearsal has found that it may not go out as it is. */
  isAtRisk?: true;
  /** It does not go out unless somebody approves it. */
  isUnapproved?: true;
  /** Absent in a personal workspace. */
  author?: ShownAuthor;
  /** How often a published post was seen, where it is known. */
  impressions?: number;
  labelIds: string[];
};

/** A change of a published post that LinkedIn was asked for. */
export type ChangeView = Pick<
  AttemptView,
  "id" | "sentAt" | "answeredAt" | "outcome" | "httpStatus" | "linkedinRequestId" | "linkedinMessage" | "via"
> & { kind: "edit" | "delete" };

/** One call that commented a post. */
export type CommentAttemptView = Pick<
  AttemptView,
  "id" | "sentAt" | "answeredAt" | "outcome" | "httpStatus" | "linkedinRequestId" | "linkedinMessage"
>;

/** The outcome of a change of a published post, and the post as it is now. */
export type ChangeResult = {
  outcome: "done" | "refused" | "gone" | "limited" | "not_sent" | "unauthorized" | "unknown";
  /** LinkedIn's message. */
  message: string | null;
  post: PostView;
};

/** One create call of a post. */
export type AttemptView = {
  id: string;
  kind: "create" | "resend";
  sentAt: Date;
  answeredAt: Date | null;
  /** Null without an answer. */
  outcome: string | null;
  httpStatus: number | null;
  linkedinRequestId: string | null;
  linkedinMessage: string | null;
  /** The name of the program by which it was asked for; null: a person did it by themselves. */
  via: string | null;
  /** Link to the post that LinkedIn named. */
  linkedinUrl: string | null;
  /** When the user said that the post is not on LinkedIn. */
  deniedAt: Date | null;
};
