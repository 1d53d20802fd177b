import { expect, test } from "vitest";
import { describeUserAgent } from "./describe-user-agent";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
  [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, "Opera", "Windows"],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, "Safari", "macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "ChromeOS"],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari", "iOS"],
  [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome", "iOS"],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iOS"],
  ["Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Version/18.5 Safari/604.1", "Safari", "iPadOS"],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
  [null, null, null],
])("%s", (userAgent, browser, system) => {
  expect(describeUserAgent(userAgent)).toEqual({ browser, system });
});

test("text after the first 500 characters is ignored", () => {
  expect(describeUserAgent(`${"x".repeat(495)} Firefox/140.0`)).toEqual({ browser: null, system: null });
});
