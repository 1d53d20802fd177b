// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { newId } from "../../shared/row-ref";
import { requiredText } from "../../shared/text-input";
import { WORKSPACE_LIMITS } from "./workspace-limits";

export const workspaceName = z.strictObject({ name: requiredText(WORKSPACE_LIMITS.name) });

/** A new workspace, under an id from the browser. */
export const newWorkspaceInput = z.strictObject({ id: newId, ...workspaceName.shape });

/** A workspace that is opened again; a caller has it in no address. */
export const closedWorkspaceInput = z.strictObject({ id: z.uuid() });
