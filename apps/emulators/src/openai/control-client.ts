import {
  controlRequest,
  createControlClient,
  type ControlClient,
  type SettingsClient,
} from "../core/control-client";
import type { Settings } from "./settings";

export type OpenAiControl = ControlClient & SettingsClient<Settings>;

/** The control API of the emulated language model. */
export function createOpenAiControl(baseUrl: string): OpenAiControl {
  const request = controlRequest(baseUrl);
  return {
    ...createControlClient(baseUrl),
    settings: (part = {}) => request("POST", "settings", part),
  };
}
