import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { fullName, type Post } from "../model/entities";
import { isPublished } from "../posts/present-post";
import type { RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";
import type { Html } from "../../core/page-layout";
import { layout } from "../pages/layout";
import { postArticle } from "../pages/post-article";

const PAGE_SIZE = 50;

/** The pages that show published posts. */
export function feedRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/feed", (c) => show(backend, c, "Everybody's posts", backend.store.timeline()));
  app.get("/feed/update/:urn", (c) => showOne(backend, c, c.req.param("urn")));
  app.get("/feed/update/:urn/", (c) => showOne(backend, c, c.req.param("urn")));
  app.get("/feed/:sub", (c) => {
    const member = backend.store.members.get(c.req.param("sub"));
    if (!member) return c.text("No such member", 404);
    const title = `Posts by ${fullName(member)}`;
    return show(backend, c, title, backend.store.timeline(member.sub), member.sub);
  });
}

/** A page of posts, read from the newest backwards, so that its cost does not depend on their number. */
function show(backend: Backend, c: Context, title: string, timeline: readonly string[], writer?: string) {
  const tag = c.req.query("tag");
  const posts: Post[] = [];
  let at = Math.min(Number(c.req.query("before") ?? timeline.length), timeline.length);
  while (at > 0 && posts.length < PAGE_SIZE) {
    at -= 1;
    const post = backend.store.posts.get(timeline[at]!)!;
    if (isPublished(post, backend.clock.now()) && (tag === undefined || post.published.includes(`#${tag}`)))
      posts.push(post);
  }
  const query = new URLSearchParams({ ...c.req.query(), before: String(at) });
  const older = at > 0 ? `${c.req.path}?${query.toString()}` : null;
  const inspect = c.req.query("inspect") !== undefined;
  return c.html(
    feedPage(backend, {
      title: tag === undefined ? title : `${title} with #${tag}`,
      posts,
      inspect,
      older,
      writer,
    }),
  );
}

function showOne(backend: Backend, c: Context, urn: string) {
  const post = backend.store.posts.get(urn);
  if (!post || !isPublished(post, backend.clock.now())) return c.text("This post cannot be displayed", 404);
  const inspect = c.req.query("inspect") !== undefined;
  return c.html(feedPage(backend, { title: "Post", posts: [post], inspect, older: null }));
}

type Options = {
  title: string;
  posts: Post[];
  inspect: boolean;
  older: string | null;
  /** The member who can write here. */
  writer?: string | undefined;
};

/** Posts, newest first. `older` is the URL of the next page, or null. */
function feedPage(backend: Backend, { title, posts, inspect, older, writer }: Options): Html {
  return layout({
    title,
    wide: inspect,
    body: html`<h1>${title}</h1>
      ${writer === undefined ? "" : compose(writer)}
      ${posts.map((post) => postArticle(backend, post, inspect))}
      ${posts.length === 0 ? html`<p class="soft">Nothing has been published here yet.</p>` : ""}
      ${older === null ? "" : html`<p><a href="${older}">Older posts</a></p>`}`,
  });
}

/** A form by which a member publishes on LinkedIn itself, without an app. */
const compose = (sub: string) =>
  html`<form class="sheet fields" method="post" action="/_emulator/members/${encodeURIComponent(sub)}/posts">
    <label>Write a post here, without an app <textarea name="text" rows="3" required></textarea></label>
    <button class="main">Publish</button>
  </form>`;
