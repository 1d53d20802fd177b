/** The colours of the light theme (app/tokens.css) for pictures, which know no style sheet; a test compares them. */
export const BRAND = {
  background: "#f3f5f2",
  surface: "#ffffff",
  foreground: "#151d18",
  mutedFg: "#57605b",
  border: "#e3e7e2",
  primary: "#057743",
  primaryFg: "#f9fdfa",
  primarySoft: "#dff8e6",
  primarySoftFg: "#034d2a",
  secondary: "#2a5dbf",
  secondarySoft: "#e9f1fe",
  secondarySoftFg: "#163f8e",
} as const;

/** The beats of the mark (app/icon.svg) in a square of 32. */
const BEATS = "M7 22V10M13 22v-7M19 22V10M25 22v-4";

/** The mark's beats on the brand's green, in a picture of `size` pixels; `radius` rounds the corners. */
export function Mark({ size, scale = 1, radius = 0 }: { size: number; scale?: number; radius?: number }) {
  const beats = size * scale;
  return (
    <div
      style={{
        width: size,
        height: size,
        borderRadius: radius,
        background: BRAND.primary,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
      }}
    >
      <svg width={beats} height={beats} viewBox="0 0 32 32">
        <path d={BEATS} stroke={BRAND.primaryFg} strokeWidth="3" strokeLinecap="round" fill="none" />
      </svg>
    </div>
  );
}
