/** Why a file cannot be imported: refused when it is uploaded, or noted at the run that read it. */
export type ImportErrorCode =
  | "import_empty"
  | "import_too_large"
  /** Neither of LinkedIn's two files. */
  | "import_unknown"
  | "import_encrypted"
  /** It begins like one of them, and cannot be read to its end. */
  | "import_damaged"
  | "import_too_many_rows";

/** Why a run failed. */
export type SyncFailure = ImportErrorCode | "sync_timed_out";

/** Why a row of a file was refused. */
export type RefusedReason =
  "columns_wrong" | "date_invalid" | "link_invalid" | "number_invalid" | "text_too_long";

export type SyncErrorCode =
  | ImportErrorCode
  /** Another user's, or purged. */
  | "sync_run_not_found"
  /** One file of a user is imported at a time. */
  | "import_running";
