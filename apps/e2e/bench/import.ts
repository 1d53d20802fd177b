// `npm run bench:import -- [rows]`: a Shares.csv of 10,000 posts by default, uploaded, confirmed and imported by the built product,
// then once more, when nothing is new. Prints how long each took until its run was done, the progress that was seen, and the
// memory of the web process.
import { cpus, totalmem } from "node:os";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { waitFor } from "../harness/wait-for";
import { startBench } from "./start-bench";
import { watchUsage } from "./watch-usage";

const rows = Number(process.argv[2] ?? 10_000);
const TIMEOUT_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** About as long as a post is. */
const TEXT = "A sentence of a post on LinkedIn, with words that mean nothing. ".repeat(12);

const { stack, db, close } = await startBench();
try {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const cookie = await signIn(db, user.id);
  const file = sharesCsv(rows);
  console.log(
    `machine  ${cpus().length} x ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}
file     ${rows} rows, ${(file.size / 1e6).toFixed(1)} MB`,
  );
  for (const turn of ["first", "again"]) {
    const usage = watchUsage(stack, db);
    const started = performance.now();
    const { id } = await upload(file, `${cookie.name}=${cookie.value}`);
    const seen = new Set<number>();
    const run = () => db.syncRun.findUniqueOrThrow({ where: { id } });
    await waitFor(
      "the import is done",
      async () => {
        const { done, status } = await run();
        seen.add(done);
        return status === "done" || status === "failed";
      },
      TIMEOUT_MS,
    );
    const seconds = (performance.now() - started) / 1000;
    const { status, created, updated, skipped, refused } = await run();
    const { before, peak } = await usage.stop();
    console.log(
      `${turn.padEnd(8)} ${seconds.toFixed(1)} s, ${status}: ${created} new, ${updated} updated, ${skipped} skipped, ${refused} refused; ${seen.size} steps of progress seen; web process ${before} MiB before, ${peak} MiB at most`,
    );
    if (status !== "done" || created + updated + skipped !== rows) process.exitCode = 1;
  }
} finally {
  await close();
}

/** A post an hour, each with its own text over several lines, quoted as LinkedIn does. */
function sharesCsv(count: number): Blob {
  const start = Date.UTC(2024, 0, 1);
  const lines = Array.from({ length: count }, (_, number) => {
    const at = start + number * HOUR_MS;
    const date = new Date(at).toISOString().slice(0, 19).replace("T", " ");
    const link = `https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${BigInt(at) << 22n}`;
    return `${date},${link},"Post ${number}""\n""""\n""${TEXT}",,,MEMBER_NETWORK`;
  });
  return new Blob([["Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility", ...lines].join("\n")]);
}

async function upload(file: Blob, cookie: string): Promise<{ id: string }> {
  const form = new FormData();
  form.set("file", file, "Shares.csv");
  const whole = new Response(form);
  const body = await whole.arrayBuffer();
  const answer = await fetch(`${stack.webUrl}/api/sync/imports`, {
    method: "POST",
    body,
    headers: { cookie, origin: stack.webUrl, "content-type": whole.headers.get("content-type")! },
  });
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const confirmed = await fetch(`${stack.webUrl}/api/trpc/sync.confirmImport`, {
    method: "POST",
    body: JSON.stringify({ json: { id } }),
    headers: { cookie, origin: stack.webUrl, "content-type": "application/json" },
  });
  if (!confirmed.ok) throw new Error(`the import was not confirmed: ${await confirmed.text()}`);
  return { id };
}
