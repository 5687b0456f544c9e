/** Collects all problems of a folder, each with its file and field, to report them together. */
export type ImportErrors = ReturnType<typeof createImportErrors>;

const maxLines = 40;

export function createImportErrors(folder: string) {
  const lines: string[] = [];
  return {
    add(file: string, field: string | null, reason: string): void {
      lines.push(field === null ? `${file}: ${reason}` : `${file}: ${field}: ${reason}`);
    },
    /** Throws if there are any problems, which stops the import. */
    check(): void {
      if (lines.length === 0) return;
      const more = lines.length > maxLines ? [`… and ${lines.length - maxLines} more`] : [];
      const shown = [...lines.slice(0, maxLines), ...more].map((line) => `  ${line}`);
      throw new Error([`${folder} cannot be imported. Nothing was changed.`, ...shown].join('\n'));
    },
  };
}
