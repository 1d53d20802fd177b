import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Db } from "@takt/db/client";
import type { Deps } from "../deps";
import type { Letter } from "../notifications/ports/mailer";
import type { DueBatch } from "../posts/ports/post-events";
import type { CreateOutcome, UploadOutcome } from "../posts/ports/publisher";
import { systemClock } from "../shared/clock";

type FakeDeps = Deps & {
  /** Bodies of all create calls, in order. */
  sent: { body: string; token: string }[];
  uploads: string[];
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
    upload?: () => UploadOutcome | Promise<UploadOutcome>;
  } & Partial<Deps> = {},
): FakeDeps {
  const {
    create = created,
    upload = () => ({ kind: "uploaded", urn: `urn:li:image:${++urns}` }),
    ...rest
  } = answers;
  const sent: FakeDeps["sent"] = [];
  const uploads: string[] = [];
  const hints: DueBatch[] = [];
  const letters: Letter[] = [];
  return {
    db,
    clock: systemClock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    vault: { seal: (plain, subject) => `${subject}:${plain}`, open: (sealed) => sealed.split(":").at(-1)! },
    files: {
      keepImage: () => Promise.reject(new Error("no uploads here")),
      read: () => Promise.resolve({ stream: Readable.from("bytes"), bytes: 5 }),
      remove: () => Promise.resolve(),
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
      async uploadImage(_image, memberSub) {
        uploads.push(memberSub);
        return upload();
      },
    },
    unknownOutcome: "resolve",
    ...rest,
    sent,
    uploads,
    hints,
    letters,
  };
}

/** LinkedIn took it. */
export function created(): CreateOutcome {
  return { kind: "created", urn: `urn:li:share:${++urns}`, status: 201, requestId: `request-${urns}` };
}
