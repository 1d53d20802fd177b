import type { Deps } from "../deps";
import { fakeDeps } from "./fake-deps";
import { type KnownFault, REHEARSED_AT, type RehearsalHarness } from "./rehearsal-harness";

const VIDEO = { kind: "video", mimeType: "video/mp4", bytes: 1_000_000n, durationMs: 60_000 } as const;
const PDF = { kind: "document", mimeType: "application/pdf", bytes: 90_000n, pages: 12 } as const;
type Overrides = Parameters<RehearsalHarness["attach"]>[0];
const file =
  (overrides: Overrides) =>
  ({ attach }: RehearsalHarness) =>
    attach(overrides);

/** Storage that answers about files with `has` alone. */
function storage(has: Deps["files"]["has"]): Partial<Deps> {
  return { files: { ...fakeDeps(null as never).files, has } };
}

/** Faults of a post's files. */
export const FILE_FAULTS: KnownFault[] = [
  [
    "a picture and a video",
    "content_mixed",
    async ({ attach }) => {
      await attach();
      await attach({ ...VIDEO, position: 1 });
    },
  ],
  [
    "a poll with a picture",
    "content_mixed",
    async ({ attach, edit }) => {
      await attach();
      await edit({ pollQuestion: "Tea?", pollOptions: ["Yes", "No"], pollDuration: "ONE_DAY" });
    },
  ],
  [
    "twenty-one pictures",
    "media_too_many",
    async ({ attach }) => {
      for (let position = 0; position < 21; position++) await attach({ position });
    },
  ],
  ["a picture as WebP", "file_refused", file({ mimeType: "image/webp" })],
  ["a picture with too many pixels", "file_refused", file({ width: 8_000, height: 4_520 })],
  ["an empty picture", "file_refused", file({ bytes: 0n })],
  ["an alternative text that is too long", "file_refused", file({ altText: "a".repeat(4_087) })],
  ["a video that is too short", "file_refused", file({ ...VIDEO, durationMs: 2_900 })],
  ["a video that is too long", "file_refused", file({ ...VIDEO, durationMs: 1_800_001 })],
  ["a video that is too small", "file_refused", file({ ...VIDEO, bytes: 76_000n })],
  ["a video that is too large", "file_refused", file({ ...VIDEO, bytes: 524_288_001n })],
  ["a video that is no MP4", "file_refused", file({ ...VIDEO, mimeType: "video/quicktime" })],
  ["a document with too many pages", "file_refused", file({ ...PDF, pages: 301 })],
  ["a document without a page", "file_refused", file({ ...PDF, pages: 0 })],
  ["a document that is too large", "file_refused", file({ ...PDF, bytes: 104_857_601n })],
  ["an invalid document", "file_refused", file({ ...PDF, mimeType: "text/plain" })],
  ["a file that storage has lost", "file_missing", file({}), storage(() => Promise.resolve(false))],
  [
    "a file that LinkedIn does not finish",
    "file_unready",
    async ({ attach, db, user }) => {
      const { sha256 } = await attach(VIDEO);
      const uploadedAt = new Date(REHEARSED_AT - 2 * 3_600_000);
      const memberSub = user.linkedinProfileId!;
      await db.mediaUrn.create({ data: { sha256, memberSub, urn: "urn:li:video:1", uploadedAt } });
    },
  ],
];
