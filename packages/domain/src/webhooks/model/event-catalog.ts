import { z } from "zod";
import type { ApprovalState } from "../../posts/model/approval-transitions";
import { POST_STATUSES } from "../../posts/model/post-transitions";
import { PING, type WebhookEvent } from "./webhook-events";

const APPROVALS = [
  "none",
  "requested",
  "changes_requested",
  "approved",
  "voided",
] as const satisfies readonly ApprovalState[];

const instant = z.iso.datetime({ offset: true });
const postId = z.uuid();
const url = z.url().nullable().meta({ description: "The post on LinkedIn." });

const postData = z
  .strictObject({
    postId,
    status: z.enum(POST_STATUSES),
    version: z.int().meta({ description: "The ETag of the post then." }),
    scheduledAt: instant.nullable(),
    publishedAt: instant.nullable(),
    url,
    reason: z.string().nullable().meta({ description: "Why it failed." }),
  })
  .meta({ id: "PostEvent" });
const commentData = z.strictObject({ postId, url }).meta({ id: "CommentEvent" });
const approvalData = z
  .strictObject({
    postId,
    approval: z.enum(APPROVALS),
    stage: z
      .int()
      .nullable()
      .meta({ description: "The stage that is asked, or was passed last, counted from 1." }),
  })
  .meta({ id: "ApprovalEvent" });
const connectionData = z
  .strictObject({
    userId: z.uuid().meta({ description: "Whose LinkedIn it is: an `id` of `GET /accounts`." }),
    expiresAt: instant.nullable(),
  })
  .meta({ id: "ConnectionEvent" });
const metricsData = z
  .strictObject({
    userId: z.uuid().meta({ description: "Whose posts they are of." }),
    day: z.iso.date().meta({ description: "The last day that has figures." }),
  })
  .meta({ id: "MetricsEvent" });
const pingData = z.strictObject({ webhookId: z.uuid() }).meta({ id: "PingEvent" });

/** An event: when it is sent (English, for the API's document), the shape of its data, and data as it could be. */
type CatalogEntry<Data extends z.ZodObject> = { summary: string; data: Data; sample: z.output<Data> };
const entry = <Data extends z.ZodObject>(
  summary: string,
  data: Data,
  sample: z.output<Data>,
): CatalogEntry<Data> => ({ summary, data, sample });

const ID = "01981f3c-6a52-7c31-9d2e-3f0a5b7c9e11";
const MEMBER = "01981f3c-0b1d-7e44-8a6f-52c7d90e4b23";
const SCHEDULED_AT = "2027-01-15T08:00:00Z";
const ON_LINKEDIN = "https://www.linkedin.com/feed/update/urn:li:share:7285000000000000001/";
const scheduled = {
  postId: ID,
  status: "scheduled" as const,
  version: 4,
  scheduledAt: SCHEDULED_AT,
  publishedAt: null,
  url: null,
  reason: null,
};
const published = {
  ...scheduled,
  status: "published" as const,
  publishedAt: "2027-01-15T08:00:02Z",
  url: ON_LINKEDIN,
};
const expiring = { userId: MEMBER, expiresAt: "2027-01-22T10:30:00Z" };

/**
 * The data of each event: ids, states and times, and no text of a post, which a program gets by the API with its key. The
 * triggers that write them are held to it by a test, and the API's document is made of it.
 */
export const EVENT_CATALOG = {
  "post.scheduled": entry("A post was scheduled, or got another time.", postData, scheduled),
  "post.published": entry("A post is on LinkedIn.", postData, published),
  "post.failed": entry("A post was not published.", postData, {
    ...scheduled,
    status: "failed",
    reason: "connection_expired",
  }),
  "post.unconfirmed": entry("LinkedIn may have a post: somebody has to look.", postData, {
    ...scheduled,
    status: "unconfirmed",
  }),
  "post.changed": entry("A post was changed, taken off the schedule or deleted.", postData, {
    ...scheduled,
    status: "draft",
    scheduledAt: null,
  }),
  "comment.published": entry("The first comment of a post is on LinkedIn.", commentData, {
    postId: ID,
    url: ON_LINKEDIN,
  }),
  "approval.requested": entry("A post waits for approval.", approvalData, {
    postId: ID,
    approval: "requested",
    stage: 1,
  }),
  "approval.given": entry("A post was approved.", approvalData, {
    postId: ID,
    approval: "approved",
    stage: 1,
  }),
  "approval.voided": entry("A post lost its approval, because it was changed.", approvalData, {
    postId: ID,
    approval: "voided",
    stage: 1,
  }),
  "connection.expiring": entry("A member has to connect LinkedIn again soon.", connectionData, expiring),
  "connection.invalid": entry("LinkedIn does not accept a member's connection any more.", connectionData, {
    ...expiring,
    expiresAt: null,
  }),
  "metrics.updated": entry("Figures of a member's posts were collected.", metricsData, {
    userId: MEMBER,
    day: "2027-01-14",
  }),
  [PING]: entry("A test, sent when somebody asks for it.", pingData, { webhookId: ID }),
} satisfies Record<WebhookEvent | typeof PING, CatalogEntry<z.ZodObject>>;

/** A type of message: an event that can be chosen, or `ping`. */
export type MessageType = keyof typeof EVENT_CATALOG;
export const MESSAGE_TYPES = Object.keys(EVENT_CATALOG) as [MessageType, ...MessageType[]];
