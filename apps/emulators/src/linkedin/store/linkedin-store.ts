import { join } from "node:path";
import { openJournal } from "../../core/journal";
import { createStore } from "../../core/store";
import type { Grant, Media, Member, Post, Token } from "../model/entities";
import type { Audience, Comment, Reaction, SetFigures } from "../model/activity";
import { ActivityIndex, type ActivityEntry } from "./activity-index";
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
  const activity = new ActivityIndex();
  let lines = 0;
  const journal = openJournal<Entry | ActivityEntry>(file("linkedin.jsonl"), (entry) => {
    lines += 1;
    if (isActivity(entry)) activity.apply(entry);
    else index.apply(withApp(entry, firstApp));
  });

  function save(entry: Entry) {
    index.apply(entry);
    journal.append(entry);
  }

  function saveActivity(entry: ActivityEntry) {
    activity.apply(entry);
    journal.append(entry);
  }

  function* entries() {
    yield* index.entries();
    yield* activity.entries();
  }

  function seed() {
    for (const v of sampleMembers()) save({ t: "member", v });
  }

  if (index.size === 0) seed();
  else if (lines > 2 * (index.size + activity.size) + 1_000) journal.rewrite(entries());

  return {
    key,
    members: index.members as ReadonlyMap<string, Member>,
    tokens: index.tokens as ReadonlyMap<string, Token>,
    grantOf: (app: string, sub: string) => index.grants.get(grantKey({ app, sub })),
    media: index.media as ReadonlyMap<string, Media>,
    posts: index.posts as ReadonlyMap<string, Post>,
    tokensOf: (sub: string) => index.tokensOf(sub),
    /** What the member has granted to all apps. */
    grantsOf: (sub: string) => [...index.grants.values()].filter((grant) => grant.sub === sub),
    /** The URNs of all posts, or of an author's, in order of creation. */
    timeline: (author?: string) => index.timeline(author),
    saveMember: (v: Member) => save({ t: "member", v }),
    saveToken: (v: Token) => save({ t: "token", v }),
    saveGrant: (v: Grant) => save({ t: "grant", v }),
    deleteGrant: ({ app, sub }: Grant) => save({ t: "no grant", v: { app, sub } }),
    saveMedia: (v: Media) => save({ t: "media", v }),
    savePost: (v: Post) => save({ t: "post", v }),
    postOfActivity: (urn: string) => index.activities.get(urn),
    figures: activity.figures as ReadonlyMap<string, SetFigures>,
    audiences: activity.audiences as ReadonlyMap<string, Audience>,
    comments: activity.comments as ReadonlyMap<string, Comment>,
    reactionsOf: (post: string) => activity.reactionsOf(post),
    commentsOf: (post: string) => activity.commentsOf(post),
    activityOf: (sub: string) => activity.byActor(sub),
    saveReaction: (v: Reaction) => saveActivity({ t: "reaction", v }),
    saveComment: (v: Comment) => saveActivity({ t: "comment", v }),
    saveFigures: (v: SetFigures) => saveActivity({ t: "figures", v }),
    saveAudience: (v: Audience) => saveActivity({ t: "audience", v }),
    /** The counted calls of each app. */
    calls,
    touchCalls: () => snapshot.touch(),
    /** Restores the sample members; the signing key stays. */
    reset() {
      index.clear();
      activity.clear();
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

const isActivity = (entry: Entry | ActivityEntry): entry is ActivityEntry =>
  ["reaction", "comment", "figures", "audience"].includes(entry.t);

function withApp(entry: Entry, firstApp: string): Entry {
  if (entry.t !== "token" && entry.t !== "grant" && entry.t !== "no grant") return entry;
  return { ...entry, v: { ...entry.v, app: entry.v.app ?? firstApp } } as Entry;
}
