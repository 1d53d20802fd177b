/** Why a file cannot be imported: refused when it is uploaded, or noted at the run that read it. */
export type ImportErrorCode =
  | "import_empty"
  | "import_too_large"
  /** Neither of LinkedIn's two files. */
  | "import_unknown"
  | "import_encrypted"
  /** It begins like one of them, and cannot be read to its end. */
  | "import_damaged"
  | "import_too_many_rows"
  /** It takes more time or memory than a file of LinkedIn's could. */
  | "import_too_complex";

/** Why one of LinkedIn's APIs could not be read, or not to its end. */
export type ReadFailureReason =
  /** The member has disconnected it, or connected it again, in the meantime. */
  | "sync_disconnected"
  /** LinkedIn no longer takes the token: the member has to connect again. */
  | "sync_unauthorized"
  /** LinkedIn does not let this app read it. */
  | "sync_denied"
  /** LinkedIn takes no more calls for a while. */
  | "sync_limited"
  /** The calls of the day are used up. */
  | "sync_calls_used_up"
  /** No answer, or none that can be used. */
  | "sync_unavailable"
  /** LinkedIn is still preparing the copy of the member's data. */
  | "sync_not_ready";

/** Why a run failed. */
export type SyncFailure = ImportErrorCode | ReadFailureReason | "sync_timed_out" | "sync_crashed";

/** Why a row of a file was refused. */
export type RefusedReason =
  | "columns_wrong"
  /** A quote is never closed: it took the lines up to the next record. */
  | "quote_open"
  | "date_invalid"
  /** A day or time after the export, or after now. */
  | "date_future"
  | "link_invalid"
  | "number_invalid"
  /** Characters of the text were lost before the file came. */
  | "text_damaged"
  | "text_too_long";

export type SyncErrorCode =
  | ImportErrorCode
  /** Another user's, or purged. */
  | "sync_run_not_found"
  /** One file of a user is imported at a time. */
  | "import_running"
  /** It was confirmed or discarded already, or nobody has said yes in time. */
  | "import_not_proposed"
  /** It is undone already, or too old. */
  | "import_not_undoable";
