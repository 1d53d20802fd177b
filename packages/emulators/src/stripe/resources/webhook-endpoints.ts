import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { boolean, mergeMetadata, metadata, pagination, paramsOf, text } from "../http/params";
import { nulls } from "../model/nulls";
import type { WebhookEndpoint } from "../store/objects";
import { createObject, requireObject, updateObject } from "./save";

const createParams = paramsOf<Stripe.WebhookEndpointCreateParams>()({
  api_version: text.optional(),
  enabled_events: z.array(text).min(1),
  metadata,
  url: text.regex(/^https?:\/\//),
});
const updateParams = paramsOf<Stripe.WebhookEndpointUpdateParams>()({
  disabled: boolean.optional(),
  enabled_events: z.array(text).min(1).optional(),
});

/** Webhook endpoints: create, update and list. The secret is shown once, and the API version stays. */
export function webhookEndpointRoutes(api: Api, backend: Backend): void {
  const returns = "webhook_endpoint";
  const path = "/v1/webhook_endpoints";

  api.post(path, { params: createParams, returns }, (params) => {
    const endpoint: WebhookEndpoint = {
      id: backend.newId("we"),
      object: returns,
      api_version: params.api_version ?? null,
      created: backend.now(),
      enabled_events: params.enabled_events,
      livemode: false,
      metadata: mergeMetadata({}, params.metadata),
      status: "enabled",
      url: params.url,
      ...nulls("application description"),
    };
    const secret = backend.newId("whsec");
    backend.store.save("webhook_secret", { id: endpoint.id, secret });
    return { ...createObject(backend, endpoint), secret };
  });
  api.post(`${path}/:id`, { params: updateParams, returns }, ({ disabled, enabled_events }, id) => {
    const before = requireObject(backend, returns, id);
    const status = disabled === undefined ? before.status : disabled ? "disabled" : "enabled";
    return updateObject(backend, before, { enabled_events: enabled_events ?? before.enabled_events, status });
  });
  api.list(returns, path, paramsOf<Stripe.WebhookEndpointListParams>()(pagination));
}
