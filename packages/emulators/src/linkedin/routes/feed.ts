import type { Context, Hono } from "hono";
import type { Post } from "../entities";
import { lifecycleState } from "../model/lifecycle-state";
import { feedPage } from "../pages/feed-page";
import { membersPage } from "../pages/members-page";
import type { RestEnv } from "../restli/rest-env";
import type { World } from "../world";

const PAGE = 50;

/** What followers see, for people to look at and for tests to read. */
export function feedRoutes(app: Hono<RestEnv>, world: World) {
  app.get("/", (c) => c.html(membersPage(world)));
  app.get("/feed", (c) => show(world, c, "Everybody's posts", world.store.timeline()));
  app.get("/feed/update/:urn", (c) => showOne(world, c, c.req.param("urn")));
  app.get("/feed/update/:urn/", (c) => showOne(world, c, c.req.param("urn")));
  app.get("/feed/:sub", (c) => {
    const member = world.store.members.get(c.req.param("sub"));
    if (!member) return c.text("No such member", 404);
    const title = `Posts by ${member.given_name} ${member.family_name}`;
    return show(world, c, title, world.store.timeline(member.sub));
  });
}

/** From the newest backwards, so that a page costs the same however many posts there are. */
function show(world: World, c: Context, title: string, timeline: readonly string[]) {
  const tag = c.req.query("tag");
  const posts: Post[] = [];
  let at = Math.min(Number(c.req.query("before") ?? timeline.length), timeline.length);
  while (at > 0 && posts.length < PAGE) {
    at -= 1;
    const post = world.store.posts.get(timeline[at]!)!;
    if (isVisible(world, post) && (tag === undefined || post.published.includes(`#${tag}`))) posts.push(post);
  }
  const query = new URLSearchParams({ ...c.req.query(), before: String(at) });
  const older = at > 0 ? `${c.req.path}?${query.toString()}` : null;
  const inspect = c.req.query("inspect") !== undefined;
  return c.html(
    feedPage(world, { title: tag === undefined ? title : `${title} with #${tag}`, posts, inspect, older }),
  );
}

function showOne(world: World, c: Context, urn: string) {
  const post = world.store.posts.get(urn);
  if (!post || !isVisible(world, post)) return c.text("This post cannot be displayed", 404);
  const inspect = c.req.query("inspect") !== undefined;
  return c.html(feedPage(world, { title: "Post", posts: [post], inspect, older: null }));
}

const isVisible = (world: World, post: Post) =>
  post.deletedAt === null && lifecycleState(post, world.clock.now()) === "PUBLISHED";
