import { wallInstants, type WallInstants } from "../model/publish-slot";

/** The rules of all time zones, of one version of the tz database. */
export type ZoneRules = {
  /** e.g. `2025c`; versions sort as text. Empty where the runtime has none: then nothing is resolved again. */
  version: string;
  /** Null: the zone is unknown. */
  findInstants(wall: string, zone: string): WallInstants | null;
};

/**
 * The rules that this process resolves slots by. `temporal-polyfill` has none of its own: it asks Intl, whose ICU carries
 * the tz database of this version (docs/decisions/0031).
 */
export const SYSTEM_ZONE_RULES: ZoneRules = {
  version: process.versions.tz ?? "",
  findInstants: wallInstants,
};
