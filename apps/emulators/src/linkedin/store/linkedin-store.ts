import { join } from "node:path";
import { openJournal } from "../../core/journal";
import { createStore } from "../../core/store";
import type { Grant, Media, Member, Post, Token } from "../model/entities";
import type { Audience, Comment, Reaction, SetFigures } from "../model/activity";
import { EntityIndex, grantKey, type Entry } from "./entity-index";
import type { AppCalls } from "../model/quota";
import { sampleMembers } from "./sample-members";
import { type SigningKey, createSigningKey } from "../tokens/signing-key";

type Snapshot = { key: SigningKey | null; callsByApp?: Record<string, AppCalls> };

/**
 * The state that survives a restart. Each change of a member, token, grant, media or post is one line appended to
 * linkedin.jsonl (the last line of an id counts), so creating the ten-thousandth post costs as much as the first;
 * the key and the call counts, which are small, are a snapshot in linkedin.json. With null all is in memory. What was
 * written when there was one app only belongs to `firstApp`.
 */
export function createLinkedInStore(dataDir: string | null, firstApp: string) {
  const file = (name: string) => (dataDir === null ? null : join(dataDir, name));
  const snapshot = createStore<Snapshot>(file("linkedin.json"), { key: null }, { delayMs: 1_000 });
  const key = (snapshot.get().key ??= createSigningKey());
  const calls = (snapshot.get().callsByApp ??= {});
  snapshot.touch();
  snapshot.flush();

  const index = new EntityIndex();
  let lines = 0;
  const journal = openJournal<Entry>(file("linkedin.jsonl"), (entry) => {
    lines += 1;
    index.apply(withApp(entry, firstApp));
  });

  function save(entry: Entry) {
    index.apply(entry);
    journal.append(entry);
  }

  function seed() {
    for (const v of sampleMembers()) save({ t: "member", v });
  }

  if (index.all.member.size === 0) seed();
  else if (lines > 2 * index.size + 1_000) journal.rewrite(index.entries());

  const { member, token, grant, media, post, figures, audience, comment } = index.all;
  return {
    key,
    members: member as ReadonlyMap<string, Member>,
    tokens: token as ReadonlyMap<string, Token>,
    grantOf: (app: string, sub: string) => grant.get(grantKey({ app, sub })),
    media: media as ReadonlyMap<string, Media>,
    posts: post as ReadonlyMap<string, Post>,
    tokensOf: (sub: string) => index.tokensOf(sub),
    /** The grants of the member to all apps. */
    grantsOf: (sub: string) => [...grant.values()].filter((one) => one.sub === sub),
    /** The URNs of all posts, or of an author's, in order of creation. */
    timeline: (author?: string) => index.timeline(author),
    /** All posts, or an author's, in order of creation, also deleted ones. */
    postsOf: (author?: string) => index.timeline(author).map((urn) => post.get(urn)!),
    saveMember: (v: Member) => save({ t: "member", v }),
    saveToken: (v: Token) => save({ t: "token", v }),
    saveGrant: (v: Grant) => save({ t: "grant", v }),
    deleteGrant: ({ app, sub }: Grant) => save({ t: "no grant", v: { app, sub } }),
    saveMedia: (v: Media) => save({ t: "media", v }),
    savePost: (v: Post) => save({ t: "post", v }),
    postOfActivity: (urn: string) => index.activities.get(urn),
    figures: figures as ReadonlyMap<string, SetFigures>,
    audiences: audience as ReadonlyMap<string, Audience>,
    comments: comment as ReadonlyMap<string, Comment>,
    /** The reactions to a post, and the comments on it in order, as far as they still stand. */
    reactionsOf: (urn: string) => index.reactionsOf(urn).filter(isStanding),
    commentsOf: (urn: string) => index.commentsOf(urn).filter(isStanding),
    activityOf: (sub: string) => index.byActor(sub),
    saveReaction: (v: Reaction) => save({ t: "reaction", v }),
    saveComment: (v: Comment) => save({ t: "comment", v }),
    saveFigures: (v: SetFigures) => save({ t: "figures", v }),
    saveAudience: (v: Audience) => save({ t: "audience", v }),
    /** The counted calls of each app. */
    calls,
    touchCalls: () => snapshot.touch(),
    /** Restores the sample members; the signing key stays. */
    reset() {
      index.clear();
      journal.rewrite([]);
      seed();
      snapshot.touch();
    },
    close() {
      snapshot.flush();
      journal.close();
    },
  };
}

const isStanding = ({ deletedAt }: { deletedAt: number | null }) => deletedAt === null;

function withApp(entry: Entry, firstApp: string): Entry {
  if (entry.t !== "token" && entry.t !== "grant" && entry.t !== "no grant") return entry;
  return { ...entry, v: { ...entry.v, app: entry.v.app ?? firstApp } } as Entry;
}
