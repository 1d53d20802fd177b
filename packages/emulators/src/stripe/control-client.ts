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
    failRenewals: (customer, fail = true) => request("POST", `customers/${customer}/renewals`, { fail }),
  };
}
