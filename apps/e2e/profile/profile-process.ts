import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "undici";

/** A CPU profile, as V8 writes it (Chrome DevTools Protocol, `Profiler.Profile`). */
export type Profile = {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples: number[];
  /** Microseconds since the sample before. */
  timeDeltas: number[];
};

export const SAMPLE_MICROSECONDS = 500;
const ATTEMPTS = 100;

/**
 * Profiles a Node process that was started with `--inspect-port=<port>`: SIGUSR1 starts its inspector (Node, "Debugger").
 * @returns what ends the profile and returns it
 */
export async function profileProcess(pid: number, port: number): Promise<() => Promise<Profile>> {
  process.kill(pid, "SIGUSR1");
  const call = await connect(await findTarget(port));
  await call("Profiler.enable");
  await call("Profiler.setSamplingInterval", { interval: SAMPLE_MICROSECONDS });
  await call("Profiler.start");
  return async () => ((await call("Profiler.stop")) as { profile: Profile }).profile;
}

async function findTarget(port: number): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`)
      .then((answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
      .catch(() => []); // not listening yet
    if (targets[0]) return targets[0].webSocketDebuggerUrl;
    await sleep(50);
  }
  throw new Error(`no inspector on port ${port}`);
}

type Answer = { id: number; result?: unknown; error?: { message: string } };

async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(data as string) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`no connection to ${url}`)));
  });
  let lastId = 0;
  return async (method: string, params = {}): Promise<unknown> => {
    const id = ++lastId;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
