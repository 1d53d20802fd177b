import type { Hono } from "hono";
import type { Backend } from "../backend";
import { errors } from "../model/errors";
import { checkMethod, checkQuota, checkScope, closeResource, denied } from "../restli/check-call";
import { pathUrns } from "../restli/query-params";
import { personUrn, type RestContext, type RestEnv } from "../restli/rest-env";
import { emptyResponse } from "../restli/responses";
import { answerPage } from "../restli/answer-page";
import { createComment, presentComment, checkReadsFeed, threadPost } from "../social/comments";

const RESOURCE = "partnerApiSocialActions";

/** Comments on posts, /rest/socialActions/{urn}/comments (docs/linkedin-api.md, Comments and reactions). */
export function socialActionRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.post("/rest/socialActions/:urn/comments", async (c) => {
    checkQuota(backend, c);
    checkMethod(c, "CREATE", RESOURCE);
    checkScope(c, "w_member_social_feed", `${RESOURCE}.CREATE`);
    return createComment(backend, c, pathUrns(c, "/rest/socialActions/")[0]!);
  });

  app.get("/rest/socialActions/:urn/comments", (c) => {
    checkQuota(backend, c);
    checkReadsFeed(c, () => denied(c, `${RESOURCE}.GET_ALL`));
    const post = threadPost(backend, pathUrns(c, "/rest/socialActions/")[0]!);
    const comments = backend.store.commentsOf(post.urn);
    return answerPage(
      backend,
      c,
      comments.map((comment) => presentComment(comment, urnFor(backend, c, comment.actor))),
    );
  });

  app.delete("/rest/socialActions/:urn/comments/:id", (c) => {
    checkQuota(backend, c);
    checkScope(c, "w_member_social_feed", `${RESOURCE}.DELETE`);
    const comment = backend.store.comments.get(c.req.param("id"));
    if (!comment || comment.deletedAt !== null) throw errors.notFound();
    if (comment.actor !== c.get("member").sub || c.req.query("actor") !== personUrn(c))
      throw errors.foreignField("/actor");
    backend.store.saveComment({ ...comment, deletedAt: backend.clock.now() });
    return emptyResponse(204);
  });

  closeResource(app, backend, "socialActions", RESOURCE);
}

const urnFor = ({ apps }: Backend, c: RestContext, sub: string) =>
  `urn:li:person:${apps.personId(c.get("app").clientId, sub)}`;
