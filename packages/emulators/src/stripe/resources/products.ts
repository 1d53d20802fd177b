import type Stripe from "stripe";
import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { invalidRequest } from "../http/api-error";
import { boolean, mergeMetadata, metadata, paramsOf, text } from "../http/params";
import { nulls } from "../model/nulls";
import type { Product } from "../store/objects";
import { createObject, requireObject, updateObject } from "./save";

const createParams = paramsOf<Stripe.ProductCreateParams>()({ id: text, metadata, name: text });
const updateParams = paramsOf<Stripe.ProductUpdateParams>()({
  active: boolean.optional(),
  name: text.optional(),
});

/** Products: create with an id of the shop's choice, retrieve and update. */
export function productRoutes(api: Api, backend: Backend): void {
  const returns = "product";
  const path = "/v1/products";

  api.post(path, { params: createParams, returns }, ({ id, name, metadata: data }) => {
    if (backend.store.get("product", id))
      throw invalidRequest("Product already exists.", "id", "resource_already_exists");
    const product: Product = {
      id,
      object: returns,
      active: true,
      created: backend.now(),
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: mergeMetadata({}, data),
      name,
      type: "service",
      updated: backend.now(),
      ...nulls("default_price description package_dimensions shippable statement_descriptor tax_code"),
      ...nulls("tax_details unit_label url"),
    };
    return createObject(backend, product, "product.created");
  });
  api.retrieve(returns, path);
  api.post(`${path}/:id`, { params: updateParams, returns }, (params, id) => {
    const before = requireObject(backend, returns, id);
    const { active = before.active, name = before.name } = params;
    return updateObject(backend, before, { active, name, updated: backend.now() }, "product.updated");
  });
}
