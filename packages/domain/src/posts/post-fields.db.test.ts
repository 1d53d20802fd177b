import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { createNewPostInput, readyMedia } from "../testing/post-fixtures";
import { createPost } from "./create-post";
import { getPost } from "./get-post";
import { listPosts } from "./list-posts";
import {
  EMPTY_POST,
  POST_FIELDS,
  POST_FIELD_NAMES,
  type PostFields,
  isEmptyPost,
  pickPostFields,
  postDraft,
  postText,
} from "./model/post-fields";
import { enqueueComments } from "./first-comment/enqueue-comments";
import { sendComment } from "./first-comment/send-comment";
import { publishPostNow } from "./publish-post-now";
import { publishBatch } from "./publishing/publish-batch";
import { updatePost } from "./update-post";

const database = useTestDatabase();
const FILE = { id: "", altText: "a bridge in Zollverein" };

/** The new value of each field, each with its own word; a new field is added here. */
const CHANGED: PostFields = {
  content: "Kupferkessel and Friday",
  hashtags: ["Wendeltreppe"],
  visibility: "CONNECTIONS",
  media: [FILE],
  linkCard: { source: "https://a.example/x", title: "Drahtseil", description: "and more" },
  poll: { question: "Leuchtturm?", options: ["This", "That"], duration: "ONE_DAY" },
  firstComment: "Sternwarte",
};
const SOUGHT: Record<keyof PostFields, string | null> = {
  content: "kupferkessel",
  hashtags: "wendeltreppe",
  visibility: null,
  media: "zollverein",
  linkCard: "drahtseil",
  poll: "leuchtturm",
  firstComment: "sternwarte",
};
/** The post as LinkedIn gets it. */
const SENT: Record<keyof PostFields, string> = {
  content: "Kupferkessel",
  hashtags: "#Wendeltreppe",
  visibility: "CONNECTIONS",
  media: "a bridge in Zollverein",
  linkCard: "Drahtseil",
  poll: "Leuchtturm?",
  firstComment: "Sternwarte",
};

/** A member's saved post with nothing in it but what is needed to send it, and how it is with one field changed. */
async function makeChange(field: keyof PostFields) {
  const user = await createUser(database.db, { linkedinConnectedAt: new Date(Date.now() - 3_600_000) });
  await createGrant(database.db, user, { product: "community" });
  const deps = fakeDeps(database.db);
  const actor = toActor(user);
  const post = await createPost(deps, actor, createNewPostInput({ ...EMPTY_POST, content: "Before" }));
  const file = field === "media" ? await readyMedia(database.db, user) : null;
  const media = file ? [{ ...FILE, id: file.id, title: "" }] : [];
  const before = pickPostFields(post);
  return { deps, actor, post, before, after: { ...before, [field]: file ? media : CHANGED[field] } };
}

test.each(POST_FIELD_NAMES)("%s alone is saved, and nothing else changes", async (field) => {
  const { deps, actor, post, after } = await makeChange(field);
  await updatePost(deps, actor, post, after);
  expect(pickPostFields(await getPost(deps, actor, post.id))).toEqual(after);
});

test.each(POST_FIELD_NAMES)("%s alone is restored from what a browser has kept", (field) => {
  const stored = postDraft.safeParse(JSON.parse(JSON.stringify({ ...EMPTY_POST, [field]: CHANGED[field] })));
  const isStored = field !== "media";
  expect(stored).toMatchObject({ success: true, data: isStored ? { [field]: CHANGED[field] } : {} });
  expect(stored.success && field in stored.data).toBe(isStored);
});

test.each(POST_FIELD_NAMES)("%s alone is worth a post, unless it is a setting", (field) => {
  expect(isEmptyPost(EMPTY_POST)).toBe(true);
  expect(isEmptyPost({ ...EMPTY_POST, [field]: CHANGED[field] })).toBe(POST_FIELDS[field].isSetting === true);
});

test.each(POST_FIELD_NAMES)(
  "%s alone is found, and is shown where two versions are compared",
  async (field) => {
    const { deps, actor, post, after } = await makeChange(field);
    await updatePost(deps, actor, post, after);
    const word = SOUGHT[field];
    expect(word === null).toBe(POST_FIELDS[field].isSetting === true);
    if (word === null) return;
    const { posts } = await listPosts(deps, actor, { limit: 10, search: word });
    expect(posts.map(({ id }) => id)).toEqual([post.id]);
    expect(postText(after).toLowerCase()).toContain(word);
  },
);

test.each(POST_FIELD_NAMES)("%s alone is published", async (field) => {
  const { deps, actor, post, after } = await makeChange(field);
  await publishPostNow(deps, actor, await updatePost(deps, actor, post, after));
  await publishBatch(deps, [post.id]);
  await enqueueComments(deps, [post.id]);
  await database.db.postComment.updateMany({ where: { postId: post.id }, data: { dueAt: new Date(0) } });
  await sendComment(deps, post.id);
  const sent = [...deps.sent.map(({ body }) => body), ...deps.comments.map(({ text }) => text)];
  expect(sent.join("\n")).toContain(SENT[field]);
});
