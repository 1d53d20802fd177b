import { execFileSync } from "node:child_process";
import { isAlive } from "@takt/db/embedded/is-alive.mjs";
import { startEmbedded } from "@takt/db/embedded/start-embedded.mjs";
import { openClient } from "@takt/db/session/open-client.mjs";

export type KillableDatabase = Awaited<ReturnType<typeof startKillableDatabase>>;
export type HowToKill = "all" | "postmaster" | "backend";

/** A PostgreSQL server in `dir` that can be killed with `kill -9` and started again in the same place. */
export async function startKillableDatabase(dir: string) {
  const options = { dir, database: "chaos" };
  let server = await startEmbedded(options);
  const { url, port } = server;

  return {
    url,
    /**
     * - `all`: every process of the server at once, as when its machine dies;
     * - `postmaster`: the first alone, the others notice and end;
     * - `backend`: one connection's process, after which the server ends all and recovers by itself.
     */
    kill(how: HowToKill) {
      const children = childrenOf(server.pid);
      const backends = children.filter(({ title }) => /postgres: postgres chaos /.test(title));
      const victims = {
        all: [server.pid, ...children.map(({ pid }) => pid)],
        postmaster: [server.pid],
        backend: backends.slice(0, 1).map(({ pid }) => pid),
      }[how];
      for (const pid of victims) killHard(pid);
    },
    /** Starts it again where it was: the same port, the same folder. A server that recovered by itself is kept. */
    async restart() {
      const end = Date.now() + 60_000;
      for (;;) {
        try {
          server = await startEmbedded({ ...options, port: isAlive(server.pid) ? undefined : port });
          return;
        } catch (cause) {
          // Processes of the killed server may hold its memory for a moment.
          if (Date.now() > end) throw cause;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    async answers(): Promise<boolean> {
      // A connection that the server ends is told twice: here, and to the query.
      const client = await openClient(url, { timeoutMs: 2_000, onError: () => {} });
      try {
        await client.query("select 1");
        return true;
      } finally {
        await client.end();
      }
    },
    stop: () => server.stop(),
  };
}

function killHard(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // It ended by itself in this very moment.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function childrenOf(parent: number): { pid: number; title: string }[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, ppid, title] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent ? [{ pid: Number(pid), title: title! }] : [];
  });
}
