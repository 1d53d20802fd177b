import { activityUrn } from "../model/activity-urn";
import { getOrCreateList } from "./lists";
import type { Grant, Media, Member, Post, Token } from "../model/entities";

type Kinds = { member: Member; token: Token; grant: Grant; media: Media; post: Post };
/** A change of one entity, as it is in the journal. */
export type Entry =
  | { [K in keyof Kinds]: { t: K; v: Kinds[K] } }[keyof Kinds]
  | { t: "no grant"; v: { app: string; sub: string } };

/** All entities by their ids, with the tokens of each member and the posts in order of creation. */
export class EntityIndex {
  readonly members = new Map<string, Member>();
  readonly tokens = new Map<string, Token>();
  /** By `grantKey`. */
  readonly grants = new Map<string, Grant>();
  readonly media = new Map<string, Media>();
  readonly posts = new Map<string, Post>();
  /** The posts by the URNs of their activities. */
  readonly activities = new Map<string, string>();
  private readonly tokensBySub = new Map<string, string[]>();
  /** URNs in order of creation, of all and of each author. */
  private urns: string[] = [];
  private readonly urnsByAuthor = new Map<string, string[]>();

  get size(): number {
    return [this.members, this.tokens, this.grants, this.media, this.posts].reduce(
      (sum, { size }) => sum + size,
      0,
    );
  }

  apply({ t, v }: Entry): void {
    if (t === "member") this.members.set(v.sub, v);
    else if (t === "grant") this.grants.set(grantKey(v), v);
    else if (t === "no grant") this.grants.delete(grantKey(v));
    else if (t === "media") this.media.set(v.urn, v);
    else if (t === "token") {
      if (!this.tokens.has(v.token)) getOrCreateList(this.tokensBySub, v.sub).push(v.token);
      this.tokens.set(v.token, v);
    } else {
      if (!this.posts.has(v.urn)) {
        this.urns.push(v.urn);
        if (/:\d+$/.test(v.urn)) this.activities.set(activityUrn(v.urn), v.urn);
        getOrCreateList(this.urnsByAuthor, v.author).push(v.urn);
      }
      this.posts.set(v.urn, v);
    }
  }

  /** The shortest journal that leads to these entities. */
  *entries(): Iterable<Entry> {
    for (const v of this.members.values()) yield { t: "member", v };
    for (const v of this.tokens.values()) yield { t: "token", v };
    for (const v of this.grants.values()) yield { t: "grant", v };
    for (const v of this.media.values()) yield { t: "media", v };
    for (const v of this.posts.values()) yield { t: "post", v };
  }

  tokensOf(sub: string): readonly string[] {
    return this.tokensBySub.get(sub) ?? [];
  }

  timeline(author?: string): readonly string[] {
    return author === undefined ? this.urns : (this.urnsByAuthor.get(author) ?? []);
  }

  clear(): void {
    const { members, tokens, grants, media, posts, activities, tokensBySub, urnsByAuthor } = this;
    for (const map of [members, tokens, grants, media, posts, activities, tokensBySub, urnsByAuthor])
      map.clear();
    this.urns = [];
  }
}

export const grantKey = ({ app, sub }: Pick<Grant, "app" | "sub">) => `${app} ${sub}`;
