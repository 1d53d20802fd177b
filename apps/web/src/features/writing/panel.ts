import { createContext, useContext } from "react";

/**
 * Where the assistant stands. `shown`: on the screen, so that keys are its own. `addressed`: the address, with what it
 * asks for, is its page's; else that is neither followed nor changed.
 */
export type Panel = { shown: boolean; addressed: boolean };

export const PanelContext = createContext<Panel>({ shown: true, addressed: true });

export const usePanel = (): Panel => useContext(PanelContext);
