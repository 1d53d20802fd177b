import { missingProviderData } from "@takt/env/provider/missing-provider-data";
import { type Provider, readProvider } from "@takt/env/provider/read-provider";
import { env } from "../env";

export type { Provider };

/** Provider of this installation, as its public pages name it; unknown fields are null, never made up. */
export const provider = (): Provider => readProvider(env());

/** Lists what the legal pages need of the provider and do not have, by the names of the settings. */
export const missingOfProvider = (): string[] => missingProviderData(env());
