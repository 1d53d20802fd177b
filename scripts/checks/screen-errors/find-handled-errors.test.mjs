import { expect, test } from "vitest";
import { findHandledErrors } from "./find-handled-errors.mjs";

const HOOK = "const { t } = useT();";
const found = (/** @type {string} */ text) => findHandledErrors("file.tsx", text);

test.each([
  "try { await mutateAsync(); } catch { setFailed(true); }",
  "try { const saved = await call.save.mutateAsync(); } catch (error) { toast(error); } finally { done(); }",
  "try { for await (const event of events) show(event); } catch (error) { setError(error); }",
  "mutateAsync().catch(() => undefined);",
  "await saveTheme(theme).catch((error) => show(error));",
  "void mutateAsync().then(leave, leave);",
  "send().then(shown).catch(report).finally(stop);",
])("a screen that catches a rejection is seen: %s", (text) => {
  expect(found(`function Screen() { ${HOOK}\nasync function run() {\n${text}\n} }`)).toMatchObject([
    { line: 3 },
  ]);
});

test.each([
  "const button = <Button />;",
  "const list = <ul><li /></ul>;",
  "const both = <><A /></>;",
  "const { data } = trpc.posts.get.useQuery();",
])("a function with an element or a hook belongs to a screen: %s", (text) => {
  expect(found(`export const Screen = () => { ${text} load().catch(ignore); };`)).toHaveLength(1);
});

test.each([
  "async function run() { try { await stop(); } finally { setBusy(false); } }",
  "try { return decodeURIComponent(path); } catch { return null; }",
  "const all = () => { try { later(async () => { await save(); }); } catch { return null; } };",
  "void load().then(show);",
  'import("./dialog").then((module) => module.Dialog, () => null);',
  'void import("./dialog").catch(() => undefined);',
])("a screen may: %s", (text) => {
  expect(found(`function useScreen() { ${HOOK}\n${text} }`)).toEqual([]);
});

test("a function without hooks may make something of a rejection, also below a hook", () => {
  const find = "async function find() { try { return await get(); } catch { return null; } }";
  expect(found(`export function useScreen() { ${HOOK} void find(); }\n${find}`)).toEqual([]);
});

test.each([
  'toast({ tone: "error", title });',
  'toast({ title, tone: isDone ? "success" : "error" });',
  'const message = { tone: "error" as const };',
])("an error toast is seen in any module: %s", (text) => {
  expect(found(text)).toMatchObject([{ problem: expect.stringContaining("useErrorToast") }]);
});

test.each([
  'toast({ tone: "success", title });',
  'const notice = <Notice tone="error" />;',
  "toast({ tone, title });",
])("another tone is fine: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test("a write into the query cache is seen in any module", () => {
  expect(found("\nposts.get.setData({ id }, post);")).toMatchObject([
    { line: 2, problem: expect.stringContaining("setQueryData") },
  ]);
  expect(found("setQueryData(posts.get, { id }, post);")).toEqual([]);
});
