import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Db } from "@takt/db/client";
import { CALL_BUDGET } from "../connections/model/call-budget";
import type { Deps } from "../deps";
import type { Letter } from "../notifications/ports/mailer";
import type { DueBatch } from "../posts/ports/post-events";
import type {
  CreateOutcome,
  LookOutcome,
  UploadFile,
  UploadOutcome,
  UploadProgress,
} from "../posts/ports/publisher";
import { systemClock } from "../shared/clock";
import { fakeWriter } from "./fake-writer";

type FakeDeps = Deps & {
  /** Bodies of all create calls, in order. */
  sent: { body: string; token: string }[];
  /** Tokens that LinkedIn was asked to end, in order. */
  revoked: string[];
  /** The member of each upload, in order. */
  uploads: string[];
  /** The URN of each look, in order. */
  looks: string[];
  hints: DueBatch[];
  /** What the mailer took, in order. */
  letters: Letter[];
};

let urns = 0;

/** Use cases' surroundings in a few lines: the database is real, LinkedIn answers what `create` says. */
export function fakeDeps(
  db: Db,
  answers: {
    create?: (body: string, token: string) => CreateOutcome | Promise<CreateOutcome>;
    upload?: (file: UploadFile, progress: UploadProgress) => UploadOutcome | Promise<UploadOutcome>;
    look?: (urn: string) => LookOutcome | Promise<LookOutcome>;
    revoke?: (token: string) => boolean | Promise<boolean>;
  } & Partial<Deps> = {},
): FakeDeps {
  const {
    create = created,
    upload = ({ kind }) => ({ kind: "uploaded", urn: `urn:li:${kind}:${++urns}`, state: "ready" }),
    look = () => ({ kind: "ready" }),
    revoke = () => true,
    ...rest
  } = answers;
  const sent: FakeDeps["sent"] = [];
  const revoked: string[] = [];
  const uploads: string[] = [];
  const looks: string[] = [];
  const hints: DueBatch[] = [];
  const letters: Letter[] = [];
  return {
    db,
    clock: systemClock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    vault: { seal: (plain, subject) => `${subject}:${plain}`, open: (sealed) => sealed.split(":").at(-1)! },
    async revokeToken(token) {
      revoked.push(token);
      return revoke(token);
    },
    files: {
      received: () => Promise.resolve(0),
      receive: () => Promise.reject(new Error("no uploads here")),
      keep: () => Promise.reject(new Error("no uploads here")),
      keepPicture: () => Promise.reject(new Error("no uploads here")),
      discard: () => Promise.resolve(),
      read: () => Promise.resolve({ stream: Readable.from("bytes"), bytes: 5 }),
      remove: () => Promise.resolve(),
      listKeys: () => Readable.from([]),
      listUploads: () => Promise.resolve([]),
      sweep: () => Promise.resolve(),
    },
    events: { due: (batch) => void hints.push(batch) },
    mailer: {
      send(letter) {
        letters.push(letter);
        return Promise.resolve();
      },
    },
    publisher: {
      request(post, memberSub) {
        const body = JSON.stringify({ memberSub, ...post });
        return { body, hash: createHash("sha256").update(body).digest("hex") };
      },
      async create({ body }, token) {
        sent.push({ body, token });
        return create(body, token);
      },
      async upload(file, memberSub, _token, progress) {
        uploads.push(memberSub);
        return upload(file, progress);
      },
      async look(urn) {
        looks.push(urn);
        return look(urn);
      },
    },
    writer: fakeWriter("model"),
    outlineWriter: fakeWriter("outline"),
    pages: {
      read: () => Promise.resolve({ kind: "failed", reason: "unreachable" }),
      languageOf: () => Promise.resolve("en"),
    },
    executor: { reachable: () => Promise.resolve(true) },
    linkedinVersions: [lastMonth()],
    mailWanted: true,
    providerEmails: ["provider@example.com"],
    providerLanguage: "de",
    callsPerDay: CALL_BUDGET.perDay,
    unknownOutcome: "resolve",
    ...rest,
    sent,
    revoked,
    uploads,
    looks,
    hints,
    letters,
  };
}

/** A version of LinkedIn's API that is young whenever the tests run. */
function lastMonth(): string {
  const at = new Date();
  at.setUTCDate(0);
  return at.toISOString().slice(0, 7).replace("-", "");
}

/** LinkedIn took it. */
export function created(): CreateOutcome {
  return { kind: "created", urn: `urn:li:share:${++urns}`, status: 201, requestId: `request-${urns}` };
}
