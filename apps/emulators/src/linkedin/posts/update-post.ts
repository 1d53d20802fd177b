import { checkLength } from "../model/check-post-values";
import { errors } from "../model/errors";
import { parseLittleText } from "../model/little-text";
import { checkQuota, checkScope, restliMethod } from "../restli/check-call";
import { emptyResponse, jsonBody } from "../restli/responses";
import { pathUrn } from "../restli/query-params";
import type { RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";

const SETTABLE = [
  "commentary",
  "contentCallToActionLabel",
  "contentLandingPage",
  "lifecycleState",
  "adContext",
];

/** PARTIAL_UPDATE: 204. Of the permitted fields only the text has an effect (Microsoft Learn, Posts API). */
export async function updatePost(backend: Backend, c: RestContext): Promise<Response> {
  const { sub } = c.get("member");
  checkQuota(backend, c);
  const urn = pathUrn(c, "/rest/posts/");
  if (restliMethod(c) !== "PARTIAL_UPDATE") {
    throw errors.invalid("ILLEGAL_ARGUMENT", "X-RestLi-Method must be PARTIAL_UPDATE");
  }
  checkScope(c, "w_member_social", "partnerApiPostsExternal.PARTIAL_UPDATE");
  const set = readPatch(await jsonBody(c));
  const post = backend.store.posts.get(urn);
  if (!post || post.deletedAt !== null) throw errors.notFound();
  if (post.author !== sub) throw errors.foreignField("/author");
  if (typeof set.commentary === "string") {
    const { published } = parseLittleText(set.commentary);
    const { maxCommentary: max, commentaryCounts: counts } = backend.settings.get();
    checkLength(set.commentary, published, { max, counts });
    const lastModifiedAt = backend.clock.now();
    backend.store.savePost({
      ...post,
      sent: set.commentary,
      published,
      plain: false,
      edited: true,
      lastModifiedAt,
    });
  }
  return emptyResponse(204);
}

function readPatch(body: unknown): Record<string, unknown> {
  const set = (body as { patch?: { $set?: unknown } } | null)?.patch?.$set;
  if (typeof set !== "object" || set === null) {
    throw errors.schema(["/patch/$set :: field is required but not found and has no default value"]);
  }
  const closed = Object.keys(set).find((name) => !SETTABLE.includes(name));
  if (closed !== undefined) throw errors.unpermittedField(`/patch/$set/${closed}`);
  return set as Record<string, unknown>;
}
