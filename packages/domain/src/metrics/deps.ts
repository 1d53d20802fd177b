import type { ConnectionsDeps } from "../connections/deps";
import type { SyncDeps } from "../sync/deps";
import type { MetricsReader } from "./ports/metrics-reader";

/** What the use cases of metrics need; each takes the `Pick` it needs. */
export type MetricsDeps = ConnectionsDeps & Pick<SyncDeps, "events"> & { metricsReader: MetricsReader };
