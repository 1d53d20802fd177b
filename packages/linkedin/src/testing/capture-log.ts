export { captureLog } from "@takt/domain/testing/capture-log";
