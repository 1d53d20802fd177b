import {
  controlRequest,
  createSettingsClient,
  type ControlClient,
  type SettingsClient,
} from "../core/control-client";
import type { Settings } from "./settings";

/** The control API of the emulated Stripe, with its disputes and renewals. */
export type StripeControl = ControlClient &
  SettingsClient<Settings> & {
    /** Lets a customer's bank dispute a charge. */
    dispute(charge: string): Promise<{ id: string }>;
    /** Makes what Stripe charges by itself to a customer fail, or succeed again. */
    failRenewals(customer: string, fail?: boolean): Promise<{ id: string; fail: boolean }>;
  };

/** The client of the emulated Stripe with the origin `baseUrl`. */
export function createStripeControl(baseUrl: string): StripeControl {
  const request = controlRequest(baseUrl);
  return {
    ...createSettingsClient<Settings>(baseUrl),
    dispute: (charge) => request("POST", `charges/${charge}/dispute`, {}),
    failRenewals: (customer, fail = true) => request("POST", `customers/${customer}/renewals`, { fail }),
  };
}
