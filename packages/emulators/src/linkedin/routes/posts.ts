import type { Hono } from "hono";
import { errors } from "../model/errors";
import { createPost } from "../posts/create-post";
import { deletePost } from "../posts/delete-post";
import { findPosts } from "../posts/find-posts";
import { getPost } from "../posts/get-post";
import { updatePost } from "../posts/update-post";
import type { RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";

/** /rest/posts (Microsoft Learn, Posts API). */
export function postRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.post("/rest/posts", (c) => createPost(backend, c));
  app.get("/rest/posts", (c) => findPosts(backend, c));
  app.on(["PUT", "PATCH", "DELETE"], "/rest/posts", (c) => {
    throw errors.methodNotAllowed(c.req.method);
  });
  app.get("/rest/posts/:urn", (c) => getPost(backend, c));
  app.post("/rest/posts/:urn", (c) => updatePost(backend, c));
  app.delete("/rest/posts/:urn", (c) => deletePost(backend, c));
}
