import type { Audience, Comment, Reaction, SetFigures } from "../model/activity";
import { activityUrn } from "../model/snowflake";
import type { Grant, Media, Member, Post, Token } from "../model/entities";

type Kinds = {
  member: Member;
  token: Token;
  grant: Grant;
  media: Media;
  post: Post;
  reaction: Reaction;
  comment: Comment;
  figures: SetFigures;
  audience: Audience;
};
type Kind = keyof Kinds;
/** A change of one entity, as it is in the journal. */
export type Entry =
  | { [K in Kind]: { t: K; v: Kinds[K] } }[Kind]
  | { t: "no grant"; v: Pick<Grant, "app" | "sub"> };

export const grantKey = ({ app, sub }: Pick<Grant, "app" | "sub">) => `${app} ${sub}`;

const KEYS: { [K in Kind]: (entity: Kinds[K]) => string } = {
  member: ({ sub }) => sub,
  token: ({ token }) => token,
  grant: grantKey,
  media: ({ urn }) => urn,
  post: ({ urn }) => urn,
  // A member has one reaction to a post.
  reaction: ({ post, actor }) => `${post} ${actor}`,
  comment: ({ id }) => id,
  figures: ({ post }) => post,
  audience: ({ sub }) => sub,
};
const KINDS = Object.keys(KEYS) as Kind[];

/** Groups that entities are listed by, besides their keys. */
const GROUPS: { [K in Kind]?: (entity: Kinds[K]) => string } = {
  token: ({ sub }) => sub,
  post: ({ author }) => author,
  reaction: ({ post }) => post,
  comment: ({ post }) => post,
};

/** All entities by their keys, each kind in order of creation, with the keys of each group. */
export class EntityIndex {
  readonly all = Object.fromEntries(KINDS.map((kind) => [kind, new Map()])) as {
    [K in Kind]: Map<string, Kinds[K]>;
  };
  /** The posts by the URNs of their activities. */
  readonly activities = new Map<string, string>();
  /** The URNs of all posts. */
  private urns: string[] = [];
  private readonly groups = new Map<string, string[]>();

  get size(): number {
    return KINDS.reduce((sum, kind) => sum + this.all[kind].size, 0);
  }

  apply({ t, v }: Entry): void {
    if (t === "no grant") return void this.all.grant.delete(grantKey(v));
    const key = KEYS[t](v as never);
    const known = this.all[t] as Map<string, Kinds[Kind]>;
    if (!known.has(key)) this.addToGroup(t, key, v);
    if (t === "post" && !known.has(key)) {
      this.urns.push(key);
      if (/:\d+$/.test(key)) this.activities.set(activityUrn(key), key);
    }
    known.set(key, v);
  }

  /** The shortest journal that leads to these entities. */
  *entries(): Iterable<Entry> {
    for (const t of KINDS) for (const v of this.all[t].values()) yield { t, v } as Entry;
  }

  tokensOf(sub: string): readonly string[] {
    return this.groups.get(`token ${sub}`) ?? [];
  }

  timeline(author?: string): readonly string[] {
    return author === undefined ? this.urns : (this.groups.get(`post ${author}`) ?? []);
  }

  /** The reactions to a post, also those that were taken back. */
  reactionsOf(post: string): Reaction[] {
    return (this.groups.get(`reaction ${post}`) ?? []).map((key) => this.all.reaction.get(key)!);
  }

  /** The comments on a post in order, also those that were deleted. */
  commentsOf(post: string): Comment[] {
    return (this.groups.get(`comment ${post}`) ?? []).map((key) => this.all.comment.get(key)!);
  }

  /** The reactions and comments of a member. */
  byActor(sub: string): { reactions: Reaction[]; comments: Comment[] } {
    const own = <T extends { actor: string }>(all: Map<string, T>) =>
      [...all.values()].filter(({ actor }) => actor === sub);
    return { reactions: own(this.all.reaction), comments: own(this.all.comment) };
  }

  clear(): void {
    for (const map of [...KINDS.map((kind) => this.all[kind]), this.activities, this.groups]) map.clear();
    this.urns = [];
  }

  private addToGroup(kind: Kind, key: string, entity: Kinds[Kind]): void {
    const group = GROUPS[kind]?.(entity as never);
    if (group === undefined) return;
    const name = `${kind} ${group}`;
    const keys = this.groups.get(name);
    if (keys) keys.push(key);
    else this.groups.set(name, [key]);
  }
}
