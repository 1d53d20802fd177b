import { createHash } from "node:crypto";
import type {
  ChangeOutcome,
  CommentOutcome,
  CreateOutcome,
  MediaStatus,
  PublishableComment,
  Publisher,
  UploadFile,
  UploadOutcome,
  UploadProgress,
} from "../posts/ports/publisher";

/** LinkedIn's answers; everything succeeds unless given. */
export type PublisherAnswers = {
  create?: (body: string, token: string) => CreateOutcome | Promise<CreateOutcome>;
  upload?: (file: UploadFile, progress: UploadProgress) => UploadOutcome | Promise<UploadOutcome>;
  /** Answers edits and deletions of published posts. */
  change?: (urn: string, text: string | null) => ChangeOutcome | Promise<ChangeOutcome>;
  /** Answers first comments. */
  comment?: (comment: PublishableComment) => CommentOutcome | Promise<CommentOutcome>;
  getMediaStatus?: (urn: string) => MediaStatus | Promise<MediaStatus>;
};

let urns = 0;

/** Creates a publisher that records its calls and answers what it is told. */
export function fakePublisher({
  create = created,
  upload = ({ kind }) => ({ kind: "uploaded", urn: `urn:li:${kind}:${++urns}`, state: "ready" }),
  getMediaStatus = () => ({ kind: "ready" }),
  change = () => ({ kind: "done", status: 204 }),
  comment = () => ({ kind: "created", status: 201, commentId: String(++urns) }),
}: PublisherAnswers) {
  const calls = {
    /** The bodies of all create calls, in order. */
    sent: [] as { body: string; token: string }[],
    /** The member of each upload, in order. */
    uploads: [] as string[],
    /** Edits and deletions of published posts, in order; a deletion has no text. */
    changes: [] as { urn: string; text: string | null; token: string }[],
    /** First comments, in order. */
    comments: [] as (PublishableComment & { token: string })[],
    /** The URN of each status poll, in order. */
    polls: [] as string[],
  };
  const publisher: Publisher = {
    request(post, memberSub) {
      const body = JSON.stringify({ memberSub, ...post });
      return { body, hash: createHash("sha256").update(body).digest("hex") };
    },
    async create({ body }, token) {
      calls.sent.push({ body, token });
      return create(body, token);
    },
    async upload(file, memberSub, _token, progress) {
      calls.uploads.push(memberSub);
      return upload(file, progress);
    },
    async updateText(urn, text, token) {
      calls.changes.push({ urn, text, token });
      return change(urn, text);
    },
    async remove(urn, token) {
      calls.changes.push({ urn, text: null, token });
      return change(urn, null);
    },
    async createComment(request, token) {
      calls.comments.push({ ...request, token });
      return comment(request);
    },
    async getMediaStatus(urn) {
      calls.polls.push(urn);
      return getMediaStatus(urn);
    },
  };
  return { publisher, ...calls };
}

/** The outcome of a create call that LinkedIn accepted. */
export function created(): CreateOutcome {
  return { kind: "created", urn: `urn:li:share:${++urns}`, status: 201, requestId: `request-${urns}` };
}
