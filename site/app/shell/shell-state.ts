import { create } from 'zustand';

/** which of the shell's two panels are open. */
type ShellState = { sidebarOpen: boolean; searchExpanded: boolean };

export const useShellState = create<ShellState>(() => ({ sidebarOpen: false, searchExpanded: false }));

export const setSidebarOpen = (sidebarOpen: boolean) => useShellState.setState({ sidebarOpen });
export const setSearchExpanded = (searchExpanded: boolean) => useShellState.setState({ searchExpanded });
