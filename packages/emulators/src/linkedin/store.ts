import { join } from "node:path";
import { openJournal } from "../core/journal";
import { createStore } from "../core/store";
import type { Grant, Media, Member, Post, Token } from "./entities";
import type { Calls } from "./model/quota";
import { noCalls } from "./model/quota";
import { sampleMembers } from "./sample-members";
import type { SigningKey } from "./signing-key";
import { createSigningKey } from "./signing-key";

type Kinds = { member: Member; token: Token; grant: Grant; media: Media; post: Post };
type Entry =
  { [K in keyof Kinds]: { t: K; v: Kinds[K] } }[keyof Kinds] | { t: "no grant"; v: { sub: string } };
type Snapshot = { key: SigningKey | null; calls: { app: Calls; members: Record<string, Calls> } };

export type LinkedInStore = ReturnType<typeof createLinkedInStore>;

/**
 * The state that survives a restart. Each change of a member, token, grant, media or post is one line appended to
 * linkedin.jsonl (the last line of an id counts), so creating the ten-thousandth post costs as much as the first;
 * the key and the call counts, which are small, are a snapshot in linkedin.json. With null all is in memory.
 */
export function createLinkedInStore(dataDir: string | null) {
  const file = (name: string) => (dataDir === null ? null : join(dataDir, name));
  const snapshot = createStore<Snapshot>(
    file("linkedin.json"),
    { key: null, calls: { app: noCalls(), members: {} } },
    { delayMs: 1_000 },
  );
  const key = (snapshot.get().key ??= createSigningKey());
  snapshot.touch();
  snapshot.flush();

  const members = new Map<string, Member>();
  const tokens = new Map<string, Token>();
  const tokensOf = new Map<string, string[]>();
  const grants = new Map<string, Grant>();
  const media = new Map<string, Media>();
  const posts = new Map<string, Post>();
  /** URNs in order of creation, of all and of each author. */
  const timeline: string[] = [];
  const timelineOf = new Map<string, string[]>();

  function index({ t, v }: Entry) {
    if (t === "member") members.set(v.sub, v);
    else if (t === "grant") grants.set(v.sub, v);
    else if (t === "no grant") grants.delete(v.sub);
    else if (t === "media") media.set(v.urn, v);
    else if (t === "token") {
      if (!tokens.has(v.token)) getOrCreateList(tokensOf, v.sub).push(v.token);
      tokens.set(v.token, v);
    } else {
      if (!posts.has(v.urn)) {
        timeline.push(v.urn);
        getOrCreateList(timelineOf, v.author).push(v.urn);
      }
      posts.set(v.urn, v);
    }
  }

  let lines = 0;
  const journal = openJournal<Entry>(file("linkedin.jsonl"), (entry) => {
    lines += 1;
    index(entry);
  });

  function* currentEntries(): Iterable<Entry> {
    for (const v of members.values()) yield { t: "member", v };
    for (const v of tokens.values()) yield { t: "token", v };
    for (const v of grants.values()) yield { t: "grant", v };
    for (const v of media.values()) yield { t: "media", v };
    for (const v of posts.values()) yield { t: "post", v };
  }

  function save(entry: Entry) {
    index(entry);
    journal.append(entry);
  }

  function seed() {
    for (const v of sampleMembers()) save({ t: "member", v });
  }

  const size = members.size + tokens.size + grants.size + media.size + posts.size;
  if (size === 0) seed();
  else if (lines > 2 * size + 1_000) journal.rewrite(currentEntries());

  return {
    key,
    members: members as ReadonlyMap<string, Member>,
    tokens: tokens as ReadonlyMap<string, Token>,
    grants: grants as ReadonlyMap<string, Grant>,
    media: media as ReadonlyMap<string, Media>,
    posts: posts as ReadonlyMap<string, Post>,
    tokensOf: (sub: string): readonly string[] => tokensOf.get(sub) ?? [],
    timeline: (author?: string): readonly string[] =>
      author === undefined ? timeline : (timelineOf.get(author) ?? []),
    saveMember: (v: Member) => save({ t: "member", v }),
    saveToken: (v: Token) => save({ t: "token", v }),
    saveGrant: (v: Grant) => save({ t: "grant", v }),
    deleteGrant: (sub: string) => save({ t: "no grant", v: { sub } }),
    saveMedia: (v: Media) => save({ t: "media", v }),
    savePost: (v: Post) => save({ t: "post", v }),
    calls: () => snapshot.get().calls,
    touchCalls: () => snapshot.touch(),
    /** Restores the sample members; the signing key stays. */
    reset() {
      for (const map of [members, tokens, tokensOf, grants, media, posts, timelineOf]) map.clear();
      timeline.length = 0;
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

function getOrCreateList(map: Map<string, string[]>, key: string) {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
