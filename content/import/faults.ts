/** What is wrong with a folder: everything is said at once, each with its file and its field. */
export type Faults = ReturnType<typeof createFaults>;

const mostSaid = 40;

export function createFaults(folder: string) {
  const lines: string[] = [];
  return {
    add(file: string, field: string | null, reason: string): void {
      lines.push(field === null ? `${file}: ${reason}` : `${file}: ${field}: ${reason}`);
    },
    /** Stops the import when anything was found. */
    check(): void {
      if (lines.length === 0) return;
      const more = lines.length > mostSaid ? [`… and ${lines.length - mostSaid} more`] : [];
      const said = [...lines.slice(0, mostSaid), ...more].map((line) => `  ${line}`);
      throw new Error([`${folder} cannot be imported. Nothing was changed.`, ...said].join('\n'));
    },
  };
}
