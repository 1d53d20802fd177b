import type Stripe from "stripe";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { pageOf } from "../../http/list";
import { expand, paramsOf } from "../../http/params";
import { createObject, requireObject, updateObject } from "../save";
import { applyParams, newConfiguration } from "./configuration";
import { createParams, listParams, updateParams } from "./configuration-params";

/** Configurations of the portal: create, retrieve, update and list. */
export function portalConfigurationRoutes(api: Api, backend: Backend): void {
  const returns = "billing_portal.configuration";
  const path = "/v1/billing_portal/configurations";

  api.post(path, { params: createParams, returns }, (params) => {
    const configuration = applyParams(backend, newConfiguration(backend, { isDefault: false }), params);
    return createObject(backend, returns, configuration, "billing_portal.configuration.created");
  });
  api.get(
    `${path}/:id`,
    { params: paramsOf<Stripe.BillingPortal.ConfigurationRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, returns, id),
  );
  api.post(`${path}/:id`, { params: updateParams, returns }, (params, { id }) => {
    const before = requireObject(backend, returns, id);
    const after = applyParams(backend, before, params);
    return updateObject(backend, returns, before, after, "billing_portal.configuration.updated");
  });
  api.get(path, { params: listParams, returns, list: true }, (params) =>
    pageOf(
      backend.store.list(returns),
      params,
      path,
      (configuration) =>
        (params.active === undefined || configuration.active === params.active) &&
        (params.is_default === undefined || configuration.is_default === params.is_default),
    ),
  );
}
