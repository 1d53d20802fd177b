/** What a browser says of itself, in names that its user knows; null where it cannot be told. */
export type DeviceWords = { browser: string | null; system: string | null };

/** The first that fits: most browsers name others as well, to be served like them. */
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

/** Reads the User-Agent header; at most its first 500 characters count, as stored. */
export function describeUserAgent(userAgent: string | null): DeviceWords {
  const words = (userAgent ?? "").slice(0, 500);
  const first = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(words))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
