import { addTopic } from "@takt/domain/topics/add-topic";
import { getTopic } from "@takt/domain/topics/get-topic";
import { listTopics } from "@takt/domain/topics/list-topics";
import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import { TOPIC_SOURCES, type TopicView } from "@takt/domain/topics/model/topic-view";
import { removeTopic, restoreTopic } from "@takt/domain/topics/remove-topic";
import { CURSOR_PATTERN } from "@takt/domain/shared/pagination";
import { requiredText, trimmedText } from "@takt/domain/shared/text-input";
import { webUrl } from "@takt/domain/shared/web-url-input";
import { z } from "zod";
import { operation } from "../operation";
import { EXAMPLE_ID, instant, toInstant } from "../shapes/time";

const EXAMPLE = {
  title: "What our customers asked this month",
  angle: "Three questions, and what we answered.",
  keywords: ["support"],
  language: "en",
} as const;

const topic = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    angle: z.string().nullable().meta({ description: "An idea of what to say about it." }),
    source: z.enum(TOPIC_SOURCES).meta({
      description: "`starter`: offered by Takt. `typed`: entered. `url`, `text`: found there.",
    }),
    sourceUrl: z.string().nullable(),
    quote: z.string().nullable().meta({ description: "The sentence of the source that it was found in." }),
    keywords: z.array(z.string()),
    language: z.enum(["en", "de"]),
    createdAt: instant,
  })
  .meta({
    id: "Topic",
    description: "A bookmarked topic.",
    example: {
      id: EXAMPLE_ID,
      ...EXAMPLE,
      source: "typed",
      sourceUrl: null,
      quote: null,
      createdAt: "2027-01-15T08:00:00Z",
    },
  });

const newTopic = z
  .strictObject({
    title: requiredText(TOPIC_LIMITS.title),
    angle: z.optional(requiredText(TOPIC_LIMITS.angle)),
    sourceUrl: z.optional(webUrl).meta({ description: "The page from which it comes." }),
    keywords: z.array(requiredText(TOPIC_LIMITS.keyword)).max(TOPIC_LIMITS.keywords).default([]),
    language: z.enum(["en", "de"]),
  })
  .meta({ id: "NewTopic", example: EXAMPLE });

const ref = z.object({ id: z.uuid() });

const toTopic = ({ createdAt, ...view }: TopicView): z.input<typeof topic> => ({
  ...view,
  createdAt: toInstant(createdAt),
});

const list = operation({
  id: "listTopics",
  tag: "Library",
  method: "get",
  path: "/topics",
  summary: "List bookmarked topics",
  description: "The newest first.",
  scope: "library:read",
  act: "content.read",
  query: z.object({
    deleted: z
      .enum(["true", "false"])
      .default("false")
      .meta({ description: "`true`: those that were deleted and can be restored." }),
    search: z.optional(trimmedText(200)).meta({ description: "Part of the title, the idea or a keyword." }),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    cursor: z.string().regex(CURSOR_PATTERN).optional(),
  }),
  status: 200,
  response: z
    .strictObject({
      topics: z.array(topic),
      nextCursor: z
        .string()
        .nullable()
        .meta({ description: "The `cursor` of the next page; null on the last." }),
    })
    .meta({ id: "TopicPage", example: { topics: [topic.meta()!["example"]], nextCursor: null } }),
  errors: [],
  async run({ deps, caller }, { query: { deleted, ...query } }) {
    const input = { ...query, removed: deleted === "true" };
    const { topics, nextCursor } = await listTopics(deps, caller.actor, input);
    return { body: { topics: topics.map(toTopic), nextCursor } };
  },
});

const get = operation({
  id: "getTopic",
  tag: "Library",
  method: "get",
  path: "/topics/{id}",
  summary: "Get a topic",
  scope: "library:read",
  act: "content.read",
  params: ref,
  status: 200,
  response: topic,
  errors: ["topic_not_found"],
  async run({ deps, caller }, { params }) {
    return { body: toTopic(await getTopic(deps, caller.actor, params.id)) };
  },
});

const create = operation({
  id: "createTopic",
  tag: "Library",
  method: "post",
  path: "/topics",
  summary: "Bookmark a topic",
  description: "Where a topic of this title is bookmarked already, that one is answered as it is.",
  scope: "library:write",
  act: "library.write",
  body: newTopic,
  status: 201,
  response: topic,
  errors: ["topics_full", "workspace_read_only"],
  async run({ deps, caller }, { body }) {
    const source = body.sourceUrl === undefined ? ("typed" as const) : ("url" as const);
    const view = await addTopic(deps, caller.actor, { ...body, source });
    return { body: toTopic(view), location: `/topics/${view.id}` };
  },
});

const remove = operation({
  id: "deleteTopic",
  tag: "Library",
  method: "delete",
  path: "/topics/{id}",
  summary: "Delete a topic",
  description: "It can be restored for a day. The answer is the topic as it was.",
  scope: "library:write",
  act: "library.write",
  params: ref,
  status: 200,
  response: topic,
  errors: ["topic_not_found", "workspace_read_only"],
  async run({ deps, caller }, { params }) {
    const view = await getTopic(deps, caller.actor, params.id);
    await removeTopic(deps, caller.actor, params.id);
    return { body: toTopic(view) };
  },
});

const restore = operation({
  id: "restoreTopic",
  tag: "Library",
  method: "post",
  path: "/topics/{id}/restore",
  summary: "Restore a deleted topic",
  description: "Where its title was bookmarked again since, that topic is answered.",
  scope: "library:write",
  act: "library.write",
  params: ref,
  status: 200,
  response: topic,
  errors: ["topic_not_found", "topics_full", "workspace_read_only"],
  async run({ deps, caller }, { params }) {
    return { body: toTopic(await restoreTopic(deps, caller.actor, params.id)) };
  },
});

export const TOPICS = [list, get, create, remove, restore];
