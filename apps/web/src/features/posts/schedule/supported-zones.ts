let zones: readonly string[] | null = null;

/** The time zones that the browser knows, listed once: the first list takes as long as half a dialog. */
export function supportedZones(): readonly string[] {
  return (zones ??= Intl.supportedValuesOf("timeZone"));
}
