import { deleteAudience, updateAudience } from "@takt/domain/audiences/change-audience";
import { createAudience } from "@takt/domain/audiences/create-audience";
import { listAudiences } from "@takt/domain/audiences/list-audiences";
import type { AudienceErrorCode } from "@takt/domain/audiences/model/audience-input";
import { AUDIENCE_LIMITS } from "@takt/domain/audiences/model/audience-limits";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { restoreAudience } from "@takt/domain/audiences/restore-audience";
import { DomainError } from "@takt/domain/shared/domain-error";
import { requiredText } from "@takt/domain/shared/text-input";
import { z } from "zod";
import { operation, type OperationContext } from "../operation";
import { EXAMPLE_ID, instant, toInstant, toInstantOrNull } from "../shapes/time";

const EXAMPLE = { name: "Founders", description: "They decide alone, and read on the train." };

const audience = z
  .strictObject({
    id: z.uuid(),
    version: z.int().meta({ description: "Grows with every change; the ETag of the audience." }),
    name: z.string(),
    description: z.string(),
    updatedAt: instant,
    deletedAt: instant.nullable(),
  })
  .meta({
    id: "Audience",
    description: "A saved target audience.",
    example: { id: EXAMPLE_ID, version: 1, ...EXAMPLE, updatedAt: "2027-01-15T08:00:00Z", deletedAt: null },
  });

const audienceFields = z
  .strictObject({
    name: requiredText(AUDIENCE_LIMITS.name),
    description: requiredText(AUDIENCE_LIMITS.description),
  })
  .meta({ id: "AudienceFields", example: EXAMPLE });

const ref = z.object({ id: z.uuid() });

const toAudience = ({ updatedAt, deletedAt, ...view }: AudienceView): z.input<typeof audience> => ({
  ...view,
  updatedAt: toInstant(updatedAt),
  deletedAt: toInstantOrNull(deletedAt),
});
const answer = (view: AudienceView) => ({ body: toAudience(view), etag: view.version });

/** Returns the version that a request is about: that of `If-Match`, else the newest. Refuses with `audience_not_found`. */
async function findVersion({ deps, caller, version }: OperationContext, id: string) {
  if (version !== null) return { id, version };
  const { audiences: open } = await listAudiences(deps, caller.actor);
  const found = open.find((one) => one.id === id);
  if (!found) throw new DomainError<AudienceErrorCode>("audience_not_found");
  return { id, version: found.version };
}

const audiences = z
  .strictObject({ audiences: z.array(audience), deleted: z.array(audience) })
  .meta({ id: "Audiences", example: { audiences: [audience.meta()!["example"]], deleted: [] } });

async function answerAll({ deps, caller }: OperationContext) {
  const all = await listAudiences(deps, caller.actor);
  return { body: { audiences: all.audiences.map(toAudience), deleted: all.deleted.map(toAudience) } };
}

const list = operation({
  id: "listAudiences",
  tag: "Library",
  method: "get",
  path: "/audiences",
  summary: "List target audiences",
  description: `The last changed first; \`deleted\` are those that can be restored. A workspace has at most ${AUDIENCE_LIMITS.perWorkspace}.`,
  scope: "library:read",
  act: "content.read",
  status: 200,
  response: audiences,
  errors: [],
  run: answerAll,
});

const create = operation({
  id: "createAudience",
  tag: "Library",
  method: "post",
  path: "/audiences",
  summary: "Save a target audience",
  scope: "library:write",
  act: "library.write",
  body: audienceFields,
  status: 201,
  response: audience,
  errors: ["audiences_full", "workspace_read_only"],
  async run({ deps, caller, createsId: id }, { body }) {
    return answer(await createAudience(deps, caller.actor, { id, ...body }));
  },
});

const update = operation({
  id: "updateAudience",
  tag: "Library",
  method: "patch",
  path: "/audiences/{id}",
  summary: "Change a target audience",
  description: "`If-Match` names the version that you have seen: nothing is overwritten unseen.",
  scope: "library:write",
  act: "library.write",
  params: ref,
  body: audienceFields,
  ifMatch: "required",
  status: 200,
  response: audience,
  errors: ["audience_not_found", "audience_changed", "workspace_read_only"],
  async run(context, { params, body }) {
    const { deps, caller } = context;
    return answer(await updateAudience(deps, caller.actor, await findVersion(context, params.id), body));
  },
});

const remove = operation({
  id: "deleteAudience",
  tag: "Library",
  method: "delete",
  path: "/audiences/{id}",
  summary: "Delete a target audience",
  description: "It can be restored for a day. The answer lists what is left.",
  scope: "library:write",
  act: "library.write",
  params: ref,
  ifMatch: "optional",
  status: 200,
  response: audiences,
  errors: ["audience_not_found", "audience_changed", "workspace_read_only"],
  async run(context, { params }) {
    const { deps, caller } = context;
    await deleteAudience(deps, caller.actor, await findVersion(context, params.id));
    return answerAll(context);
  },
});

const restore = operation({
  id: "restoreAudience",
  tag: "Library",
  method: "post",
  path: "/audiences/{id}/restore",
  summary: "Restore a deleted target audience",
  scope: "library:write",
  act: "library.write",
  params: ref,
  status: 200,
  response: audience,
  errors: ["audience_not_found", "audiences_full", "workspace_read_only"],
  async run({ deps, caller }, { params }) {
    return answer(await restoreAudience(deps, caller.actor, params.id));
  },
});

export const AUDIENCES = [list, create, update, remove, restore];
