import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import {
  boolean,
  created,
  emptyable,
  expand,
  mergeMetadata,
  metadata,
  pagination,
  paramsOf,
  text,
} from "../../http/params";
import { createObject, requireObject, requireReference, updateObject } from "../save";
import { newProduct } from "./new-product";

const texts = {
  description: emptyable(text).optional(),
  tax_code: emptyable(text).optional(),
  unit_label: emptyable(text).optional(),
  url: emptyable(text).optional(),
};
const common = {
  active: boolean.optional(),
  expand,
  images: z.array(text).optional(),
  marketing_features: z
    .array(paramsOf<Stripe.ProductCreateParams.MarketingFeature>()({ name: text }))
    .optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  ...texts,
};
const NOT_EMULATED = ["package_dimensions", "shippable", "tax_details"] as const;
const createParams = paramsOf<Stripe.ProductCreateParams>()({ ...common, name: text, id: text.optional() }, [
  ...NOT_EMULATED,
  "default_price_data",
  "type",
]);
const updateParams = paramsOf<Stripe.ProductUpdateParams>()(
  { ...common, name: text.optional(), default_price: text.optional() },
  NOT_EMULATED,
);
const listParams = paramsOf<Stripe.ProductListParams>()(
  { ...pagination, ...created, active: boolean.optional(), ids: z.array(text).optional() },
  ["shippable", "type", "url"],
);

/** Products: create, retrieve, update and list. */
export function productRoutes(api: Api, backend: Backend): void {
  const returns = "product";

  api.post("/v1/products", { params: createParams, returns }, ({ expand: _, metadata: data, ...params }) => {
    if (params.id !== undefined && backend.store.get("product", params.id))
      throw invalidRequest("Product already exists.", { code: "resource_already_exists", param: "id" });
    const product = { ...newProduct(backend, params.name), ...params, metadata: mergeMetadata({}, data) };
    return createObject(backend, "product", product, "product.created");
  });
  api.get(
    "/v1/products/:id",
    { params: paramsOf<Stripe.ProductRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, "product", id),
  );
  api.post(
    "/v1/products/:id",
    { params: updateParams, returns },
    ({ expand: _, metadata: data, ...params }, { id }) => {
      const before = requireObject(backend, "product", id);
      const { default_price } = params;
      if (
        default_price !== undefined &&
        requireReference(backend, "price", default_price, "default_price").product !== id
      )
        throw invalidRequest("The default price must belong to the product.", { param: "default_price" });
      const change = { ...params, metadata: mergeMetadata(before.metadata, data), updated: backend.now() };
      return updateObject(backend, "product", before, change, "product.updated");
    },
  );
  api.get("/v1/products", { params: listParams, returns, list: true }, (params) =>
    pageOf(
      backend.store.list("product"),
      params,
      "/v1/products",
      (product) =>
        (params.active === undefined || product.active === params.active) &&
        (params.ids === undefined || params.ids.includes(product.id)) &&
        isWithin(product.created, params.created),
    ),
  );
}
