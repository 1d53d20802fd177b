import { Readable } from "node:stream";
import { postsCsv } from "../posts/export-posts";
import type { Actor } from "../shared/actor";
import { getSlots } from "../slots/get-slots";
import { logCsv, readLog } from "../workspaces/export-log";
import { mediaPath, openFileEntry, rowsEntry, textEntry } from "./archive-entries";
import type { ArchiveDeps } from "./deps";
import { type ExportedRow, toJson } from "./format-rows";
import type { ArchiveEntry } from "./ports/archive";
import { PAGE_SIZE } from "./read-pages";
import { readApprovals, readNotes, readOfPosts, readReviewLinks } from "./rows/read-discussion";
import { readAudiences, readLabels, readTopics } from "./rows/read-library";
import { readPosts } from "./rows/read-posts";
import { findLogo, readWorkspace } from "./rows/read-workspace";
import { writeWorkspaceReadme } from "./write-workspace-readme";

type Deps = Pick<ArchiveDeps, "db" | "files" | "clock">;
type Manifest = { rows: Record<string, number>; files: string[]; missing: string[] };
type Pages = AsyncIterable<ExportedRow[]>;

/** The files of data/ that have rows, in their order. */
const TABLES: Record<string, (db: Deps["db"], actor: Actor) => Pages> = {
  posts: readPosts,
  notes: readNotes,
  approvals: readApprovals,
  "review-links": readReviewLinks,
  labels: readLabels,
  topics: readTopics,
  audiences: readAudiences,
  log: (db, actor) => readLog({ db }, actor),
};

/**
 * Lists what the archive of a workspace consists of: a page that explains it, its rows, its files, and what there was. A
 * page of rows, or a chunk of one file, is in memory; between two pages nothing is held of the database.
 */
export async function* listWorkspaceEntries(deps: Deps, actor: Actor): AsyncIterable<ArchiveEntry> {
  const { db } = deps;
  const manifest: Manifest = { rows: {}, files: [], missing: [] };
  const at = new Date(deps.clock.now());
  const workspace = await readWorkspace(db, actor);
  yield textEntry("README.txt", () => writeWorkspaceReadme("en", { workspace, at }));
  yield textEntry("LIESMICH.txt", () => writeWorkspaceReadme("de", { workspace, at }));
  yield textEntry("data/workspace.json", () => toText(workspace));
  for (const [name, read] of Object.entries(TABLES))
    yield rowsEntry(`data/${name}.json`, () =>
      Readable.from(toJson(counted(read(db, actor), manifest, name))),
    );
  const slots = await getSlots(deps, actor);
  yield textEntry("data/your-slots.json", () => toText(slots));
  yield rowsEntry("tables/posts.csv", () => Readable.from(postsCsv({ db }, actor)));
  yield rowsEntry("tables/log.csv", () => Readable.from(logCsv({ db }, actor)));
  yield* listFiles(deps, actor, manifest);
  yield textEntry("manifest.json", () => toText({ exported_at: at, ...manifest }));
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function* counted(pages: Pages, { rows }: Manifest, name: string): Pages {
  rows[name] = 0;
  for await (const page of pages) {
    rows[name] += page.length;
    yield page;
  }
}

/** The logo, and the files of the posts; what storage has lost is named in the manifest. */
async function* listFiles({ db, files }: Deps, actor: Actor, manifest: Manifest) {
  for await (const page of findFiles(db, actor))
    for (const file of page) {
      const entry = await openFileEntry(files, file);
      manifest[entry ? "files" : "missing"].push(file.path);
      if (entry) yield entry;
    }
}

async function* findFiles(db: Deps["db"], actor: Actor): AsyncIterable<{ key: string; path: string }[]> {
  const logo = await findLogo(db, actor);
  if (logo) yield [logo];
  const media = readOfPosts(db, actor, (where) =>
    db.media.findMany({
      where,
      select: { id: true, fileName: true, storageKey: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
  for await (const page of media) yield page.map((file) => ({ key: file.storageKey, path: mediaPath(file) }));
}
