/** Error codes of incidents. */
export type IncidentErrorCode =
  /** There is none of this id, or it was resolved already. */
  "incident_not_found";
