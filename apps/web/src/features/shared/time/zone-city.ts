/** A zone by its city: `New York`. */
export const zoneCity = (zone: string): string => zone.split("/").at(-1)!.replaceAll("_", " ");
