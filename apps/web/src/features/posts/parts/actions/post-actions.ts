import {
  canTransition,
  DELETABLE,
  EDITABLE,
  type UserTransition,
} from "@takt/domain/posts/model/post-transitions";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { createLazyPart } from "@takt/ui/lazy-part";
import {
  Ban,
  CalendarClock,
  CalendarX2,
  Clock,
  Copy,
  CornerDownRight,
  ExternalLink,
  Eye,
  FilePen,
  ListPlus,
  type LucideIcon,
  Pencil,
  RotateCcw,
  SearchX,
  Send,
  Trash2,
  Undo2,
} from "lucide-react";
import type { ComponentType } from "react";
import type { PostDialogProps, PostMutations } from "./use-post-mutations";

type Offering = Pick<
  PostSummary,
  | "status"
  | "mayWrite"
  | "mayPublish"
  | "deletedAt"
  | "removedAt"
  | "linkedinUrl"
  | "attemptId"
  | "reviewNeeded"
  | "approval"
>;

/** A dialog that is opened before an action, loaded soon after the page. */
export type PostDialog = ReturnType<typeof lazyDialog>;

const lazyDialog = (load: () => Promise<ComponentType<PostDialogProps>>) =>
  createLazyPart(async () => ({ Dialog: await load() }));
const DIALOGS = {
  schedule: lazyDialog(async () => (await import("./schedule-post-dialog")).SchedulePostDialog),
  queue: lazyDialog(async () => (await import("./queue-post-dialog")).QueuePostDialog),
  publish: lazyDialog(async () => (await import("./publish-now-dialog")).PublishPostDialog),
  deny: lazyDialog(async () => (await import("./deny-post-dialog")).DenyPostDialog),
  delete: lazyDialog(async () => (await import("./delete-post-dialog")).DeletePostDialog),
};
export const POST_DIALOGS: readonly PostDialog[] = Object.values(DIALOGS);

type PostActionRow = {
  /** Whether a post that is not deleted offers it. */
  isOffered: (post: Offering) => boolean;
  /** How it is shown: its text, `posts:actions.…`, and its icon. */
  display: (post: Offering) => readonly [label: ActionLabel, icon: LucideIcon];
  /** Opens first, and then runs the action. */
  dialog?: (post: Offering) => PostDialog | null;
  run?: (post: PostSummary, page: { mutations: PostMutations; push: (path: string) => void }) => unknown;
};
type ActionLabel =
  | "edit"
  | "open"
  | "schedule"
  | "addToQueue"
  | "reschedule"
  | "publishNow"
  | "retry"
  | "unschedule"
  | "toDraft"
  | "cancel"
  | "viewOnLinkedIn"
  | "followUp"
  | "duplicate"
  | "deny"
  | "delete"
  | "restore";

const can =
  (transition: UserTransition) =>
  ({ status, mayPublish }: Offering) =>
    mayPublish && canTransition(status, transition);

const lacksApprovalState = ({ approval }: Offering) => approval !== null && approval !== "approved";

const rows = <Name extends string>(table: Record<Name, PostActionRow>) => table;

/**
 * Actions on a post, in the order of its menu. They are offered by the same tables of transitions and rights that the server
 * uses, so no button leads to an error.
 */
export const POST_ACTIONS = rows({
  open: {
    isOffered: () => true,
    display: ({ status, mayWrite }) =>
      mayWrite && EDITABLE.includes(status) ? ["edit", Pencil] : ["open", Eye],
    run: ({ id }, { push }) => push(`/app/content/edit/${id}`),
  },
  schedule: {
    isOffered: can("schedule"),
    display: ({ status }) => (status === "scheduled" ? ["reschedule", CalendarClock] : ["schedule", Clock]),
    dialog: () => DIALOGS.schedule,
  },
  queue: {
    isOffered: ({ status, mayPublish }) => mayPublish && status === "draft",
    display: () => ["addToQueue", ListPlus],
    // A text that needs no review, and no approval, is queued at once: Undo is enough.
    dialog: (post) => (post.reviewNeeded || lacksApprovalState(post) ? DIALOGS.queue : null),
    run: (post, { mutations }) => mutations.addToQueue(post),
  },
  publish: {
    isOffered: can("schedule"),
    display: ({ status }) => (status === "failed" ? ["retry", RotateCcw] : ["publishNow", Send]),
    dialog: () => DIALOGS.publish,
  },
  unschedule: {
    isOffered: can("unschedule"),
    display: ({ status }) => (status === "scheduled" ? ["unschedule", CalendarX2] : ["toDraft", FilePen]),
    run: (post, { mutations }) => mutations.unschedule(post),
  },
  cancel: {
    isOffered: can("cancel"),
    display: () => ["cancel", Ban],
    run: (post, { mutations }) => mutations.cancel(post),
  },
  view: {
    isOffered: ({ linkedinUrl }) => linkedinUrl !== null,
    display: () => ["viewOnLinkedIn", ExternalLink],
    run: ({ linkedinUrl }) => window.open(linkedinUrl ?? "", "_blank", "noreferrer"),
  },
  followUp: {
    isOffered: ({ status, linkedinUrl }) => status === "published" && linkedinUrl !== null,
    display: () => ["followUp", CornerDownRight],
    run: ({ id }, { mutations }) => mutations.followUp(id),
  },
  duplicate: {
    isOffered: () => true,
    display: () => ["duplicate", Copy],
    run: ({ id }, { mutations }) => mutations.duplicate(id),
  },
  deny: {
    // An unconfirmed post shows its own question.
    isOffered: (post) =>
      post.status === "published" && can("deny")(post) && post.attemptId !== null && !post.removedAt,
    display: () => ["deny", SearchX],
    dialog: () => DIALOGS.deny,
  },
  delete: {
    isOffered: ({ status, mayWrite }) => mayWrite && DELETABLE.includes(status),
    display: () => ["delete", Trash2],
    // For the others Undo is enough.
    dialog: ({ status }) => (status === "scheduled" ? DIALOGS.delete : null),
    run: (post, { mutations }) => mutations.delete(post),
  },
  restore: {
    isOffered: () => false,
    display: () => ["restore", Undo2],
    run: ({ id }, { mutations }) => mutations.restore(id),
  },
});

export type PostAction = keyof typeof POST_ACTIONS;

/** Actions that create another post. */
const COPIES: readonly PostAction[] = ["followUp", "duplicate"];

/**
 * The actions that a post offers, with their text and icon; a deleted one only its restoration.
 * @param mayCreate whether the reader's role writes new posts in the workspace
 */
export function postActions(
  post: Offering,
  mayCreate = true,
): { action: PostAction; label: ActionLabel; Icon: LucideIcon }[] {
  const names = (Object.keys(POST_ACTIONS) as PostAction[]).filter(
    (name) => mayCreate || !COPIES.includes(name),
  );
  const offered = post.deletedAt
    ? post.mayWrite
      ? (["restore"] as const)
      : []
    : names.filter((name) => POST_ACTIONS[name].isOffered(post));
  return offered.map((action) => {
    const [label, Icon] = POST_ACTIONS[action].display(post);
    return { action, label, Icon };
  });
}
