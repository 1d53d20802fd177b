import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Db } from "@takt/db/client";
import { CALL_QUOTA } from "../connections/model/call-quota";
import type { Deps } from "../deps";
import type { Email } from "../notifications/ports/mailer";
import type { DueBatch } from "../posts/ports/post-events";
import type {
  CreateOutcome,
  MediaStatus,
  UploadFile,
  UploadOutcome,
  UploadProgress,
} from "../posts/ports/publisher";
import { systemClock } from "../shared/clock";
import { fakeWriter } from "./fake-writer";

type FakeDeps = Deps & {
  /** The bodies of all create calls, in order. */
  sent: { body: string; token: string }[];
  /** The tokens that LinkedIn was asked to revoke, in order. */
  revoked: string[];
  /** The member of each upload, in order. */
  uploads: string[];
  /** The URN of each status poll, in order. */
  polls: string[];
  hints: DueBatch[];
  /** The emails that the mailer got, in order. */
  emails: Email[];
};

let urns = 0;

/** Creates the dependencies of use cases: the database is real, LinkedIn answers what `create` returns. */
export function fakeDeps(
  db: Db,
  answers: {
    create?: (body: string, token: string) => CreateOutcome | Promise<CreateOutcome>;
    upload?: (file: UploadFile, progress: UploadProgress) => UploadOutcome | Promise<UploadOutcome>;
    getMediaStatus?: (urn: string) => MediaStatus | Promise<MediaStatus>;
    revoke?: (token: string) => boolean | Promise<boolean>;
  } & Partial<Deps> = {},
): FakeDeps {
  const {
    create = created,
    upload = ({ kind }) => ({ kind: "uploaded", urn: `urn:li:${kind}:${++urns}`, state: "ready" }),
    getMediaStatus = () => ({ kind: "ready" }),
    revoke = () => true,
    ...rest
  } = answers;
  const sent: FakeDeps["sent"] = [];
  const revoked: string[] = [];
  const uploads: string[] = [];
  const polls: string[] = [];
  const hints: DueBatch[] = [];
  const emails: Email[] = [];
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
      store: () => Promise.reject(new Error("no uploads here")),
      storeImage: () => Promise.reject(new Error("no uploads here")),
      discard: () => Promise.resolve(),
      read: () => Promise.resolve({ stream: Readable.from("bytes"), bytes: 5 }),
      remove: () => Promise.resolve(),
      listKeys: () => Readable.from([]),
      listUploads: () => Promise.resolve([]),
      sweep: () => Promise.resolve(),
    },
    events: { due: (batch) => void hints.push(batch) },
    mailer: {
      send(email) {
        emails.push(email);
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
      async getMediaStatus(urn) {
        polls.push(urn);
        return getMediaStatus(urn);
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
    mailRequired: true,
    operatorEmails: ["provider@example.com"],
    operatorLanguage: "de",
    callsPerDay: CALL_QUOTA.perDay,
    unknownOutcome: "resolve",
    ...rest,
    sent,
    revoked,
    uploads,
    polls,
    hints,
    emails,
  };
}

/** Returns a version of LinkedIn's API that is recent whenever the tests run. */
function lastMonth(): string {
  const at = new Date();
  at.setUTCDate(0);
  return at.toISOString().slice(0, 7).replace("-", "");
}

/** The outcome of a create call that LinkedIn accepted. */
export function created(): CreateOutcome {
  return { kind: "created", urn: `urn:li:share:${++urns}`, status: 201, requestId: `request-${urns}` };
}
