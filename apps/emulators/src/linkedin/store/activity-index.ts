import type { Audience, Comment, Reaction, SetFigures } from "../model/activity";
import { getOrCreateList } from "./lists";

type Kinds = { reaction: Reaction; comment: Comment; figures: SetFigures; audience: Audience };
/** A change of one reaction, comment, set of figures or audience, as it is in the journal. */
export type ActivityEntry = { [K in keyof Kinds]: { t: K; v: Kinds[K] } }[keyof Kinds];

/** What members do to posts, and the figures that are set, each by its id and by post. */
export class ActivityIndex {
  readonly figures = new Map<string, SetFigures>();
  readonly audiences = new Map<string, Audience>();
  readonly comments = new Map<string, Comment>();
  private readonly reactions = new Map<string, Reaction>();
  private readonly commentIds = new Map<string, string[]>();
  private readonly reactionKeys = new Map<string, string[]>();

  get size(): number {
    return this.figures.size + this.audiences.size + this.comments.size + this.reactions.size;
  }

  apply({ t, v }: ActivityEntry): void {
    if (t === "figures") this.figures.set(v.post, v);
    else if (t === "audience") this.audiences.set(v.sub, v);
    else if (t === "comment") {
      if (!this.comments.has(v.id)) getOrCreateList(this.commentIds, v.post).push(v.id);
      this.comments.set(v.id, v);
    } else {
      const key = `${v.post} ${v.actor}`;
      if (!this.reactions.has(key)) getOrCreateList(this.reactionKeys, v.post).push(key);
      this.reactions.set(key, v);
    }
  }

  /** The reactions to a post, also those that were taken back. */
  reactionsOf(post: string): Reaction[] {
    return (this.reactionKeys.get(post) ?? []).map((key) => this.reactions.get(key)!);
  }

  /** The comments on a post in order, also those that were deleted. */
  commentsOf(post: string): Comment[] {
    return (this.commentIds.get(post) ?? []).map((id) => this.comments.get(id)!);
  }

  /** The reactions and comments of a member. */
  byActor(sub: string): { reactions: Reaction[]; comments: Comment[] } {
    const own = <T extends { actor: string }>(all: Iterable<T>) =>
      [...all].filter(({ actor }) => actor === sub);
    return { reactions: own(this.reactions.values()), comments: own(this.comments.values()) };
  }

  *entries(): Iterable<ActivityEntry> {
    for (const v of this.reactions.values()) yield { t: "reaction", v };
    for (const v of this.comments.values()) yield { t: "comment", v };
    for (const v of this.figures.values()) yield { t: "figures", v };
    for (const v of this.audiences.values()) yield { t: "audience", v };
  }

  clear(): void {
    const { figures, audiences, comments, reactions, commentIds, reactionKeys } = this;
    for (const map of [figures, audiences, comments, reactions, commentIds, reactionKeys]) map.clear();
  }
}
