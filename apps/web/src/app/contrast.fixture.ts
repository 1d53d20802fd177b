/** Linear sRGB of an `oklch(L C H)`, each part between 0 and 1 (CSS Color 4, sample code for OKLab). */
function toLinearRgb(value: string): number[] {
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = toLinearRgb(value);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours (WCAG 2.2, contrast ratio), from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the sRGB of an `oklch(L C H)` as `#rrggbb`. */
export function toHex(value: string): string {
  const parts = toLinearRgb(value).map((part) => {
    const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
