import localFont from "next/font/local";

/** Geist from npm: no font server is involved, and a fallback with the same metrics avoids layout shift. */
const geist = localFont({
  src: "../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-geist",
  display: "swap",
});

const geistMono = localFont({
  src: "../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-geist-mono",
  display: "swap",
  // Only identifiers use it.
  preload: false,
});

export const fontClasses = `${geist.variable} ${geistMono.variable}`;
