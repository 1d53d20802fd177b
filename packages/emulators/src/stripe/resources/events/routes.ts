import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidParams, noSuchObject } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import { boolean, created, expand, pagination, paramsOf, text } from "../../http/params";
import { requireObject } from "../save";

/** Events can be read for 30 days. */
const RETENTION_SECONDS = 30 * 86_400;

const listParams = paramsOf<Stripe.EventListParams>()({
  ...pagination,
  ...created,
  delivery_success: boolean.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

/** Events: retrieve and list. */
export function eventRoutes(api: Api, backend: Backend): void {
  const returns = "event";
  const isRetained = (time: number) => time > backend.now() - RETENTION_SECONDS;

  api.get(
    "/v1/events/:id",
    { params: paramsOf<Stripe.EventRetrieveParams>()({ expand }), returns },
    (_, { id }) => {
      const event = requireObject(backend, "event", id);
      if (!isRetained(event.created)) throw noSuchObject("event", id);
      return event;
    },
  );
  api.get("/v1/events", { params: listParams, returns, list: true }, ({ type, types, ...params }) => {
    if (type !== undefined && types !== undefined)
      throw invalidParams(
        "You may only specify one of these parameters: type, types.",
        "parameters_exclusive",
      );
    const patterns = types ?? (type === undefined ? ["*"] : [type]);
    return pageOf(
      backend.store.list("event"),
      params,
      "/v1/events",
      (event) =>
        isRetained(event.created) &&
        patterns.some((pattern) => matches(event.type, pattern)) &&
        (params.delivery_success === undefined ||
          params.delivery_success === (event.pending_webhooks === 0)) &&
        isWithin(event.created, params.created),
    );
  });
}

/** Whether a type is meant by a name, or by a pattern such as `invoice.*`. */
function matches(type: string, pattern: string): boolean {
  return pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
