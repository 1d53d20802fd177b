import { record, requireShape, type Shape } from "../model/check-schema";
import { errors } from "../model/errors";
import { checkQuota, checkScope } from "../restli/check-call";
import { jsonBody } from "../restli/responses";
import type { RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";

type Fields = { required?: Record<string, Shape>; optional?: Record<string, Shape> };

/**
 * The body of an action such as `?action=initializeUpload`: one record named `name`. Checks quota, scope and shape. The
 * `owner` is not compared with the caller: LinkedIn checks it only when the asset is published (docs/linkedin-api.md,
 * Files).
 */
export async function readActionRequest<T>(
  backend: Backend,
  c: RestContext,
  { resource, name, required = {}, optional = {} }: Fields & { resource: string; name: string },
): Promise<T> {
  checkQuota(backend, c);
  checkScope(c, "w_member_social", `${resource}.ACTION-${c.req.query("action")}`);
  const shape = record({ [name]: record(required, optional) });
  const body = requireShape<Record<string, T & { owner?: string }>>(shape, await jsonBody(c));
  const request = body[name]!;
  if (request.owner !== undefined && !/^urn:li:(person|organization):[\w-]+$/.test(request.owner)) {
    throw errors.invalid(
      "INVALID_URN_TYPE",
      `owner value ${request.owner} must be a Person or Organization URN`,
    );
  }
  return request;
}
