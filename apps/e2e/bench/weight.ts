// `npm run bench:weight`: what a browser gets of a finished build (`node scripts/test/build.mjs`). Prints for each route
// the bytes of the scripts of its first load, compressed (gzip), and whose code they are, where the build has source maps
// (`TAKT_SOURCE_MAPS=1 node scripts/test/build.mjs`); then the HTML of signed-in pages of the started product.
import path from "node:path";
import { gzipSync } from "node:zlib";
import { createPost } from "@takt/db/testing/factories/create-post";
import { gzipBySource } from "../../../scripts/test/weight/by-source.mjs";
import { sourceGroup } from "../../../scripts/test/weight/source-group.mjs";
import { weighRoutes, weightTable } from "../../../scripts/test/weight/weigh-routes.mjs";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { startBench } from "./start-bench";

/** A group of less is not worth a line. */
const LEAST_BYTES = 500;
const PAGES = ["/app", "/app/posts", "/app/content/calendar", "/app/content/create", "/app/analytics"];

const routes = weighRoutes(path.resolve(import.meta.dirname, "../../web/.next"));
console.log(weightTable(routes));
for (const { route, files } of routes) printSources(route, files);

const { stack, db, close } = await startBench();
try {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const cookie = await signIn(db, user.id);
  const post = await createPost(db, user);
  console.log("\nHTML of a signed-in page, gzip");
  for (const page of [...PAGES, `/app/content/edit/${post.id}`]) {
    const answer = await fetch(stack.webUrl + page, {
      headers: { cookie: `${cookie.name}=${cookie.value}` },
    });
    if (!answer.ok || answer.redirected)
      throw new Error(`${page} answered ${answer.status} at ${answer.url}`);
    const html = await answer.text();
    const name = page.replace(post.id, "[id]");
    console.log(`${name.padEnd(24)} ${kilobytes(gzipSync(html).length)} kB of ${kilobytes(html.length)}`);
  }
} finally {
  await close();
}

function printSources(route: string, files: readonly string[]): void {
  const groups = new Map<string, number>();
  for (const file of files)
    for (const [source, bytes] of gzipBySource(file)) {
      const group = sourceGroup(source);
      groups.set(group, (groups.get(group) ?? 0) + bytes);
    }
  // Without source maps everything is the bundler's.
  if (groups.size === 1) return;
  const shown = [...groups].filter(([, bytes]) => bytes >= LEAST_BYTES).toSorted(([, a], [, b]) => b - a);
  console.log(`${route}: ${shown.map(([group, bytes]) => `${group} ${kilobytes(bytes)}`).join(", ")}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
