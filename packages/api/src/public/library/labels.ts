import { labelPosts } from "@takt/domain/labels/label-posts";
import { listLabels, listPostLabels } from "@takt/domain/labels/list-labels";
import { LABEL_COLORS } from "@takt/domain/labels/model/label-color";
import { LABEL_LIMITS } from "@takt/domain/labels/model/label-limits";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import { z } from "zod";
import { operation, type OperationContext } from "../operation";
import { EXAMPLE_ID } from "../shapes/time";

const label = z
  .strictObject({ id: z.uuid(), name: z.string(), color: z.enum(LABEL_COLORS) })
  .meta({ id: "Label", example: { id: EXAMPLE_ID, name: "Launch", color: "teal" } });

const labels = z
  .strictObject({ labels: z.array(label) })
  .meta({ id: "Labels", example: { labels: [label.meta()!["example"]] } });

const labelIds = (max: number) => z.array(z.uuid()).max(max).default([]);

const labelChange = z
  .strictObject({ add: labelIds(LABEL_LIMITS.perPost), remove: labelIds(LABEL_LIMITS.perWorkspace) })
  .meta({ id: "LabelChange", description: "Ids of labels.", example: { add: [EXAMPLE_ID] } });

const postRef = z.object({ id: z.uuid() });

async function answerLabels({ deps, caller }: OperationContext, postId: string) {
  const [all, ids] = await Promise.all([
    listLabels(deps, caller.actor),
    listPostLabels(deps, caller.actor, postId),
  ]);
  return { body: { labels: all.filter(({ id }) => ids.includes(id)) } };
}

const list = operation({
  id: "listLabels",
  tag: "Library",
  method: "get",
  path: "/labels",
  summary: "List labels",
  description: "By name.",
  scope: "library:read",
  act: "content.read",
  status: 200,
  response: labels,
  errors: [],
  async run({ deps, caller }) {
    return { body: { labels: await listLabels(deps, caller.actor) } };
  },
});

const ofPost = operation({
  id: "listPostLabels",
  tag: "Posts",
  method: "get",
  path: "/posts/{id}/labels",
  summary: "List the labels of a post",
  scope: "posts:read",
  act: "content.read",
  params: postRef,
  status: 200,
  response: labels,
  errors: ["post_not_found"],
  run: (context, { params }) => answerLabels(context, params.id),
});

const change = operation({
  id: "labelPost",
  tag: "Posts",
  method: "post",
  path: "/posts/{id}/labels",
  summary: "Add labels to a post, and take others off it",
  description: "The version of the post stays: labels are no part of what goes out.",
  scope: "posts:write",
  act: "library.write",
  params: postRef,
  body: labelChange,
  status: 200,
  response: labels,
  errors: ["post_not_found", "label_not_found", "post_labels_full", "workspace_read_only"],
  async run(context, { params: { id }, body }) {
    const { deps, caller } = context;
    const [outcome] = await labelPosts(deps, caller.actor, { postIds: [id], ...body });
    if (outcome?.kind === "refused") throw new DomainError(outcome.code as DomainErrorCode);
    return answerLabels(context, id);
  },
});

export const LABELS = [list, ofPost, change];
