/** What the dialog for the name of a workspace does with it. */
export type WorkspaceDialogKind = "create" | "rename";
