import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { fits } from "../../http/list";
import { noParams } from "../../http/params";
import { emit } from "../../webhooks/emit";
import { cancelPaymentIntent } from "../payment-intents/payment-intent";
import { requireObject, updateObject } from "../save";
import { createSession } from "./create-session";
import { createParams, listParams } from "./params";

/** Checkout sessions: create, retrieve, list and expire. */
export function checkoutSessionRoutes(api: Api, backend: Backend): void {
  const returns = "checkout.session";
  const path = "/v1/checkout/sessions";
  api.post(path, { params: createParams, returns }, (params) => createSession(backend, params));
  api.retrieve(returns, path);
  api.list(returns, path, listParams, ({ customer }, params) => fits({ customer }, params));
  api.post(`${path}/:id/expire`, { params: noParams, returns }, (_, id) => {
    const { status } = requireObject(backend, returns, id);
    if (status !== "open")
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
      );
    expireSession(backend, id);
    return requireObject(backend, returns, id);
  });
}

/** Ends an open session; its page is not there any more. */
export function expireSession(backend: Backend, id: string): void {
  const session = backend.store.get("checkout.session", id);
  if (session?.status !== "open") return;
  backend.jobs.cancel("expire_checkout", id);
  cancelPaymentIntent(backend, backend.store.get("checkout_input", id)?.intent ?? null, "abandoned");
  emit(backend, "checkout.session.expired", updateObject(backend, session, { status: "expired", url: null }));
}
