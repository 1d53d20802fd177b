import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { pageOf } from "../../http/list";
import {
  boolean,
  emptyable,
  expand,
  mergeMetadata,
  metadata,
  pagination,
  paramsOf,
  text,
} from "../../http/params";
import type { WebhookEndpoint } from "../../store/objects";
import { requireObject, updateObject } from "../save";

const common = {
  description: emptyable(text).optional(),
  expand,
  metadata: metadata.optional(),
};
const createParams = paramsOf<Stripe.WebhookEndpointCreateParams>()(
  { ...common, api_version: text.optional(), enabled_events: z.array(text).min(1), url: text },
  ["connect"],
);
const updateParams = paramsOf<Stripe.WebhookEndpointUpdateParams>()({
  ...common,
  disabled: boolean.optional(),
  enabled_events: z.array(text).min(1).optional(),
  url: text.optional(),
});

/** Webhook endpoints: create, retrieve, update, list and delete. The secret is shown once. */
export function webhookEndpointRoutes(api: Api, backend: Backend): void {
  const returns = "webhook_endpoint";
  const path = "/v1/webhook_endpoints";

  api.post(path, { params: createParams, returns }, (params) => {
    checkUrl(params.url);
    const endpoint: WebhookEndpoint = {
      id: backend.newId("we"),
      object: "webhook_endpoint",
      api_version: params.api_version ?? null,
      application: null,
      created: backend.now(),
      description: params.description ?? null,
      enabled_events: params.enabled_events,
      livemode: false,
      metadata: mergeMetadata({}, params.metadata),
      status: "enabled",
      url: params.url,
    };
    const secret = backend.newId("whsec");
    backend.store.save("webhook_endpoint", endpoint);
    backend.store.save("webhook_secret", { id: endpoint.id, secret });
    return { ...endpoint, secret };
  });
  api.get(
    `${path}/:id`,
    { params: paramsOf<Stripe.WebhookEndpointRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, "webhook_endpoint", id),
  );
  api.post(`${path}/:id`, { params: updateParams, returns }, (params, { id }) => {
    const before = requireObject(backend, "webhook_endpoint", id);
    if (params.url !== undefined) checkUrl(params.url);
    return updateObject(backend, "webhook_endpoint", before, {
      description: params.description === undefined ? before.description : params.description,
      enabled_events: params.enabled_events ?? before.enabled_events,
      metadata: mergeMetadata(before.metadata, params.metadata),
      status: params.disabled === undefined ? before.status : params.disabled ? "disabled" : "enabled",
      url: params.url ?? before.url,
    });
  });
  api.get(
    path,
    { params: paramsOf<Stripe.WebhookEndpointListParams>()(pagination), returns, list: true },
    (params) => pageOf(backend.store.list("webhook_endpoint"), params, path),
  );
  api.delete(
    `${path}/:id`,
    { params: paramsOf<Stripe.WebhookEndpointDeleteParams>()({}), returns },
    (_, { id }) => {
      requireObject(backend, "webhook_endpoint", id);
      backend.store.remove("webhook_endpoint", id);
      backend.store.remove("webhook_secret", id);
      return { id, object: "webhook_endpoint", deleted: true };
    },
  );
}

function checkUrl(url: string) {
  if (!/^https?:\/\//.test(url) || !URL.parse(url))
    throw invalidRequest("Not a valid URL", { code: "url_invalid", param: "url" });
}
