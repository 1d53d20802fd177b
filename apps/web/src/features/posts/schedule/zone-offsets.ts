import { whenIdle } from "~/features/shared/when-idle";

/** Zones of one idle moment: a zone costs a fifth of a millisecond, and there are some four hundred. */
const BATCH_ZONES = 20;

/** The UTC offsets of zones at one instant, each computed once: when it is asked for, or before, while the browser is idle. */
export function createZoneOffsets(now: Date) {
  const offsets = new Map<string, string>();
  const get = (zone: string): string => {
    const known = offsets.get(zone);
    if (known !== undefined) return known;
    const offset = utcOffset(zone, now);
    offsets.set(zone, offset);
    return offset;
  };
  return {
    /** `GMT+1` */
    get,
    /** Computes them ahead of the question. Returns what ends it. */
    prepare(zones: readonly string[]): () => void {
      let cancel = () => {};
      const goOn = (done: number) => {
        if (done >= zones.length) return;
        cancel = whenIdle(() => {
          zones.slice(done, done + BATCH_ZONES).forEach(get);
          goOn(done + BATCH_ZONES);
        });
      };
      goOn(0);
      return () => cancel();
    },
  };
}

function utcOffset(zone: string, now: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
  return format.formatToParts(now).find((part) => part.type === "timeZoneName")?.value ?? "";
}
