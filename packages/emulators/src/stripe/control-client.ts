import {
  controlRequest,
  createControlClient,
  type ControlClient,
  type SettingsClient,
} from "../core/control-client";
import type { Settings } from "./settings";

/** The control API of the emulated Stripe, with its events and renewals. */
export type StripeControl = ControlClient &
  SettingsClient<Settings> & {
    /** Sends an event again, or all that are held or were dropped, and waits for the answers. */
    deliver(event?: string): Promise<{ delivered: number; answers: (number | null)[] }>;
    /** Lets a customer's bank dispute a charge. */
    dispute(charge: string): Promise<{ id: string }>;
    /** Renews a card, as its network does when it issues a new one. */
    renewCard(method: string, expiry: { exp_month: number; exp_year: number }): Promise<{ id: string }>;
    /** Makes what Stripe charges by itself to a customer fail, or succeed again. */
    failRenewals(customer: string, fail?: boolean): Promise<{ id: string; fail: boolean }>;
  };

/** The client of the emulated Stripe with the origin `baseUrl`. */
export function createStripeControl(baseUrl: string): StripeControl {
  const request = controlRequest(baseUrl);
  return {
    ...createControlClient(baseUrl),
    settings: (part = {}) => request("POST", "settings", part),
    deliver: (event) => request("POST", "deliver", { event }),
    dispute: (charge) => request("POST", `charges/${charge}/dispute`, {}),
    renewCard: (method, expiry) => request("POST", `payment-methods/${method}/renew`, expiry),
    failRenewals: (customer, fail = true) => request("POST", `customers/${customer}/renewals`, { fail }),
  };
}
