import type { Hono } from "hono";
import { errors } from "../model/errors";
import { createPost } from "../posts/create-post";
import { deletePost } from "../posts/delete-post";
import { findPosts } from "../posts/find-posts";
import { getPost } from "../posts/get-post";
import { updatePost } from "../posts/update-post";
import type { RestEnv } from "../restli/rest-env";
import type { World } from "../world";

/** /rest/posts (reference 3). */
export function postRoutes(app: Hono<RestEnv>, world: World) {
  app.post("/rest/posts", (c) => createPost(world, c));
  app.get("/rest/posts", (c) => findPosts(world, c));
  app.on(["PUT", "PATCH", "DELETE"], "/rest/posts", (c) => {
    throw errors.methodNotAllowed(c.req.method);
  });
  app.get("/rest/posts/:urn", (c) => getPost(world, c));
  app.post("/rest/posts/:urn", (c) => updatePost(world, c));
  app.delete("/rest/posts/:urn", (c) => deletePost(world, c));
}
