import type { CDPSession } from "@playwright/test";

/** Milliseconds of a page's main thread: all of its tasks, and what of them is scripts, styles and layout. */
export type MainThread = { task: number; script: number; style: number; layout: number };

const METRICS = {
  task: "TaskDuration",
  script: "ScriptDuration",
  style: "RecalcStyleDuration",
  layout: "LayoutDuration",
} as const;

/** Measures a page's main thread during `work` (Chrome DevTools Protocol, `Performance.getMetrics`). */
export async function watchMainThread(
  session: CDPSession,
  work: () => Promise<unknown>,
): Promise<MainThread> {
  await session.send("Performance.enable");
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const before = await read();
  await work();
  const after = await read();
  const grown = (name: keyof MainThread) => after.get(METRICS[name])! - before.get(METRICS[name])!;
  return { task: grown("task"), script: grown("script"), style: grown("style"), layout: grown("layout") };
}
