import { expect, test } from "vitest";
import { lintTexts } from "./testing/lint-texts.mjs";

const HOOK = "const { t } = useT();";
const CATCHING = [
  "try { await mutateAsync(); } catch { setFailed(true); }",
  "try { const saved = await call.save.mutateAsync(); } catch (error) { toast(error); } finally { done(); }",
  "try { for await (const event of events) show(event); } catch (error) { setError(error); }",
  "mutateAsync().catch(() => undefined);",
  "await saveTheme(theme).catch((error) => show(error));",
  "void mutateAsync().then(leave, leave);",
  "send().then(shown).catch(report).finally(stop);",
].map((text) => `function Screen() { ${HOOK}\nasync function run() {\n${text}\n} }`);
const SCREENS = [
  "const button = <Button />;",
  "const list = <ul><li /></ul>;",
  "const both = <><A /></>;",
  "const { data } = trpc.posts.get.useQuery();",
].map((text) => `export const Screen = () => { ${text} load().catch(ignore); };`);
const ALLOWED = [
  "async function run() { try { await stop(); } finally { setBusy(false); } }",
  "try { return decodeURIComponent(path); } catch { return null; }",
  "const all = () => { try { later(async () => { await save(); }); } catch { return null; } };",
  "void load().then(show);",
  'import("./dialog").then((module) => module.Dialog, () => null);',
  'void import("./dialog").catch(() => undefined);',
].map((text) => `function useScreen() { ${HOOK}\n${text} }`);
const WITHOUT_HOOKS = `export function useScreen() { ${HOOK} void find(); }
async function find() { try { return await get(); } catch { return null; } }`;
const TOASTS = [
  'toast({ tone: "error", title });',
  'toast({ title, tone: isDone ? "success" : "error" });',
  'const message = { tone: "error" as const };',
];
const OTHER_TONES = [
  'toast({ tone: "success", title });',
  'const callout = <Callout tone="error" />;',
  "toast({ tone, title });",
];
const WRITES = "\nposts.get.setData({ id }, post);";
const WRITES_BY_HELPER = "setQueryData(posts.get, { id }, post);";

const texts = [
  ...CATCHING,
  ...SCREENS,
  ...ALLOWED,
  WITHOUT_HOOKS,
  ...TOASTS,
  ...OTHER_TONES,
  WRITES,
  WRITES_BY_HELPER,
];
const found = lintTexts("screen-errors", texts);
const foundIn = (/** @type {string} */ text) => found[texts.indexOf(text)];

test.each(CATCHING)("a screen that catches a rejection is seen: %s", (text) => {
  expect(foundIn(text)).toMatchObject([{ line: 3 }]);
});

test.each(SCREENS)("a function with an element or a hook belongs to a screen: %s", (text) => {
  expect(foundIn(text)).toHaveLength(1);
});

test.each(ALLOWED)("a screen may: %s", (text) => {
  expect(foundIn(text)).toEqual([]);
});

test("a function without hooks may make something of a rejection, also below a hook", () => {
  expect(foundIn(WITHOUT_HOOKS)).toEqual([]);
});

test.each(TOASTS)("an error toast is seen in any module: %s", (text) => {
  expect(foundIn(text)).toMatchObject([{ message: expect.stringContaining("useErrorToast") }]);
});

test.each(OTHER_TONES)("another tone is fine: %s", (text) => {
  expect(foundIn(text)).toEqual([]);
});

test("a write into the query cache is seen in any module", () => {
  expect(foundIn(WRITES)).toMatchObject([{ line: 2, message: expect.stringContaining("setQueryData") }]);
  expect(foundIn(WRITES_BY_HELPER)).toEqual([]);
});
