/** Longer than the interval between two reports of an open editor, even of one in the background, which browsers slow down. */
const span = 90_000;
const maxTabs = 50;

type Tab = { person: number; name: string; until: number };
export type Present = { name: string; isYou: boolean };

export type Presence = ReturnType<typeof createPresence>;

/** Who has which document open, as long as their editors report it. In memory only: after a restart the next reports restore it. */
export function createPresence(now: () => number) {
  const documents = new Map<number, Map<string, Tab>>();

  function tabsOf(document: number): Map<string, Tab> {
    const tabs = documents.get(document) ?? new Map<string, Tab>();
    for (const [name, { until }] of tabs) if (until <= now()) tabs.delete(name);
    return tabs;
  }

  return {
    /** Notes that a tab is open or was closed, and returns who else has the document open. */
    note(document: number, person: { id: number; name: string }, tab: string, isOpen: boolean): Present[] {
      const tabs = tabsOf(document);
      tabs.delete(tab);
      const others = new Map([...tabs.values()].map((other) => [other.person, other.name]));
      if (isOpen && tabs.size < maxTabs)
        tabs.set(tab, { person: person.id, name: person.name, until: now() + span });
      if (tabs.size > 0) documents.set(document, tabs);
      else documents.delete(document);
      return [...others].map(([id, name]) => ({ name, isYou: id === person.id }));
    },
    /** Forgets documents that nobody has open. */
    cleanUp(): void {
      for (const document of documents.keys()) if (tabsOf(document).size === 0) documents.delete(document);
    },
  };
}
