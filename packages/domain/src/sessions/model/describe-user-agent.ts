/** Names of the browser and the system that users know; null when unknown. */
export type DeviceNames = { browser: string | null; system: string | null };

/** The first match counts: most browsers name others as well, for compatibility. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bChromium\//, "Chromium"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, "iPadOS"],
  [/\b(?:iPhone|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\b(?:Macintosh|Mac OS X)\b/, "macOS"],
  [/\b(?:Linux|X11)\b/, "Linux"],
];

/** Parses the User-Agent header; only its first 500 characters count, as stored. */
export function describeUserAgent(userAgent: string | null): DeviceNames {
  const words = (userAgent ?? "").slice(0, 500);
  const first = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(words))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
