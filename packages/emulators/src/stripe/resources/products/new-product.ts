import type { Backend } from "../../backend";
import type { Product } from "../../store/objects";

/** A product as Stripe creates it from its name. */
export function newProduct(backend: Backend, name: string): Product {
  return {
    id: backend.newId("prod"),
    object: "product",
    active: true,
    created: backend.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: backend.now(),
    url: null,
  };
}
