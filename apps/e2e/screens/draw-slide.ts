import type { Browser } from "@playwright/test";

const SIZE = { width: 1200, height: 627 };
const BARS = [38, 52, 47, 66, 71, 64, 83, 92];

/** Draws the picture of a sample post, a slide with a chart: a PNG of 1200 × 627 pixels. */
export async function drawSlide(browser: Browser, title: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE });
  const bars = BARS.map(
    (
      height,
      n,
    ) => `<rect x="${90 + n * 130}" y="${560 - height * 3.4}" width="84" height="${height * 3.4}" rx="10"
      fill="${n === BARS.length - 1 ? "#4ccd84" : "#2f6f52"}"/>`,
  );
  await page.setContent(`<body style="margin:0"><svg width="1200" height="627">
    <rect width="1200" height="627" fill="#0f2a1f"/>
    <text x="90" y="130" font-family="sans-serif" font-size="58" font-weight="600" fill="#f3f5f2">${title}</text>
    ${bars.join("")}<line x1="60" y1="562" x2="1140" y2="562" stroke="#7fb79b" stroke-width="3"/></svg></body>`);
  try {
    return await page.screenshot({ type: "png" });
  } finally {
    await page.close();
  }
}
