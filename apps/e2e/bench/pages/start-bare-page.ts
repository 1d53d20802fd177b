import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePorts } from "@takt/db/testing/free-ports.mjs";

const REPOSITORY = path.resolve(import.meta.dirname, "../../../..");
const WEB = path.join(REPOSITORY, "apps/web");

const FILES = {
  "package.json": `{ "type": "module", "private": true }`,
  "next.config.js": `export default { turbopack: { root: ${JSON.stringify(REPOSITORY)} } };`,
  "app/layout.js": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  "app/page.js": `export const dynamic = "force-dynamic";
export default function Page() { return <h1>{new Date().toISOString()}</h1>; }`,
};

/** Builds and starts an app of Next with one page that is rendered for each request and does nothing. */
export async function startBarePage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const parent = path.join(REPOSITORY, ".takt");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, "bare-page-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(WEB, "node_modules"), path.join(folder, "node_modules"));
  const next = [path.join(WEB, "node_modules/next/dist/bin/next")];
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(process.execPath, [...next, "build"], { cwd: folder, env, stdio: "pipe" });
  const [port] = await freePorts(1);
  const server = spawn(process.execPath, [...next, "start", "--port", String(port)], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  const exited = once(server, "exit");
  const url = `http://localhost:${port}/`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`the bare page ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      server.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
