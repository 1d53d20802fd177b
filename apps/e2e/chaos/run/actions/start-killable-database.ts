import { execFileSync } from "node:child_process";
import { isAlive } from "@takt/db/embedded/is-alive.mjs";
import { startEmbedded } from "@takt/db/embedded/start-embedded.mjs";
import { openClient } from "@takt/db/session/open-client.mjs";

export type KillableDatabase = Awaited<ReturnType<typeof startKillableDatabase>>;
export type KillMode = "all" | "postmaster" | "backend";

/** Starts a PostgreSQL server in `dir` that can be killed with `kill -9` and restarted in the same place. */
export async function startKillableDatabase(dir: string) {
  const options = { dir, database: "chaos" };
  let server = await startEmbedded(options);
  const { url, port } = server;

  return {
    url,
    /**
     * Kills processes of the server:
     * - `all`: every process at once, as when the machine dies;
     * - `postmaster`: the first process alone, after which the others end;
     * - `backend`: the process of one connection, after which the server ends all sessions and recovers on its own.
     */
    kill(mode: KillMode) {
      const children = listChildren(server.pid);
      const backends = children.filter(({ title }) => /postgres: postgres chaos /.test(title));
      const victims = {
        all: [server.pid, ...children.map(({ pid }) => pid)],
        postmaster: [server.pid],
        backend: backends.slice(0, 1).map(({ pid }) => pid),
      }[mode];
      for (const pid of victims) forceKill(pid);
    },
    /** Restarts the server on the same port and folder; keeps a server that recovered on its own. */
    async restart() {
      const deadline = Date.now() + 60_000;
      for (;;) {
        try {
          server = await startEmbedded({ ...options, port: isAlive(server.pid) ? undefined : port });
          return;
        } catch (cause) {
          // Processes of the killed server may hold its shared memory for a moment.
          if (Date.now() > deadline) throw cause;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    async isReachable(): Promise<boolean> {
      // A connection that the server ends is reported twice: here and to the query.
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

function forceKill(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // The process has just ended on its own.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function listChildren(parent: number): { pid: number; title: string }[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, ppid, title] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent ? [{ pid: Number(pid), title: title! }] : [];
  });
}
