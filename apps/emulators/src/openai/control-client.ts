import { createSettingsClient, type ControlClient, type SettingsClient } from "../core/control-client";
import type { Settings } from "./settings";

export type OpenAiControl = ControlClient & SettingsClient<Settings>;

/** The control API of the emulated language model. */
export const createOpenAiControl = (baseUrl: string): OpenAiControl => createSettingsClient(baseUrl);
