import { BRAND, Mark } from "./brand";

type Props = {
  product: string;
  heading: string;
  promise: string;
  posts: { time: string; text: string }[];
  published: string;
};

/** The picture of link cards, 1200 by 630: the promise, and a week of posts as the calendar draws them. */
export function SitePicture({ product, heading, promise, posts, published }: Props) {
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: 64,
        background: BRAND.background,
        color: BRAND.foreground,
        fontFamily: "Geist",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
        <Mark size={64} radius={18} />
        <div style={{ fontSize: 38, fontWeight: 600, letterSpacing: "-0.015em" }}>{product}</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 20 }}>
        <div
          style={{
            maxWidth: 1000,
            fontSize: 76,
            lineHeight: 1.08,
            fontWeight: 600,
            letterSpacing: "-0.025em",
          }}
        >
          {heading}
        </div>
        <div style={{ maxWidth: 980, fontSize: 28, lineHeight: 1.4, color: BRAND.mutedFg }}>{promise}</div>
      </div>
      <div style={{ display: "flex", gap: 20 }}>
        {posts.map(({ time, text }, index) => (
          <PostChip key={time} time={time} text={text} note={index === 0 ? published : null} />
        ))}
      </div>
    </div>
  );
}

/** A post of the calendar: green once it is published, blue while it is scheduled. */
function PostChip({ time, text, note }: { time: string; text: string; note: string | null }) {
  const [edge, background, color] =
    note === null
      ? [BRAND.secondary, BRAND.secondarySoft, BRAND.secondarySoftFg]
      : [BRAND.primary, BRAND.primarySoft, BRAND.primarySoftFg];
  return (
    <div
      style={{
        flex: 1,
        display: "flex",
        borderRadius: 12,
        overflow: "hidden",
        background,
        color,
        fontSize: 22,
        lineHeight: 1.3,
      }}
    >
      <div style={{ width: 8, background: edge }} />
      <div style={{ flex: 1, display: "flex", flexDirection: "column", gap: 6, padding: "16px 20px" }}>
        <div style={{ display: "flex", justifyContent: "space-between", fontWeight: 600 }}>
          <div>{time}</div>
          <div style={{ fontWeight: 400 }}>{note ?? ""}</div>
        </div>
        <div>{text}</div>
      </div>
    </div>
  );
}
