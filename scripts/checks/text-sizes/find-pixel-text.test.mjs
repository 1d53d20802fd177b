import { expect, test } from "vitest";
import { findPixelText } from "./find-pixel-text.mjs";

test.each([
  'className="text-[13px] font-medium"',
  'className="sm:text-[13px]/5"',
  'className="leading-[20px]"',
  'className="text-[clamp(24px,7vw,30px)]/[1.2]"',
  'className="text-sm/[18px]"',
  "  font-size: 14px;",
  "h1{font-size:1rem}p{font-size:14px}",
  "  line-height: 20px;",
  "font:16px/1.5 system-ui",
  "font: 600 16px system-ui",
  "<text fontSize={12}>",
  '<text fontSize="12">',
  'style={{ fontSize: "12px" }}',
  "style={{ fontSize: 12, color }}",
  "style={{ lineHeight: 20 }}",
])("a size of text in px is found: %s", (line) => {
  expect(findPixelText(`first\n${line}`)).toMatchObject([{ line: 2 }]);
});

test.each([
  'className="text-caption text-muted-fg"',
  'className="w-[13px] h-[20px] text-ellipsis"',
  'className="text-[0.8125rem] leading-[1.25rem]"',
  "  font-size: 0.875rem;",
  "  line-height: 1.3;",
  "font:1rem/1.5 system-ui",
  "font-family: sans; width: 12px",
  '<text fontSize="0.75rem">',
  "style={{ lineHeight: 1.4, fontWeight: 600 }}",
])("other sizes are none: %s", (line) => {
  expect(findPixelText(line)).toEqual([]);
});
