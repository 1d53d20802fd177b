import { createContext, useContext } from "react";

/**
 * Whether the assistant's tab is visible. `shown`: it is on the screen and takes keys. `ownsUrl`: the URL is that of its
 * page; otherwise its parameters are neither followed nor changed.
 */
export type TabVisibility = { shown: boolean; ownsUrl: boolean };

export const TabVisibilityContext = createContext<TabVisibility>({ shown: true, ownsUrl: true });

export const useTabVisibility = (): TabVisibility => useContext(TabVisibilityContext);
