import type * as z from 'zod';
import { allSettings } from './all-settings.ts';

/** The text of docs/settings.md: every setting, from the schemas that read the environment. */
export function settingsTable(): string {
  const listed = new Set<string>();
  const sections = allSettings.map(([title, schema]) => {
    const rows = Object.entries(schema.shape)
      .filter(([name]) => !listed.has(name))
      .map(([name, type]) => {
        listed.add(name);
        return `| \`${name}\` | ${defaultOf(type as z.ZodType)} | ${(type as z.ZodType).description ?? ''} |`;
      });
    return [`## ${title}`, '', '| setting | default | what it is |', '|---|---|---|', ...rows, ''].join('\n');
  });
  return `# Settings\n\nEvery setting is an environment variable, and none is needed. Made by \`npm run settings-table\`.\n\n${sections.join('\n')}`;
}

type Definition = { defaultValue?: unknown; innerType?: z.ZodType; in?: z.ZodType };

function defaultOf(type: z.ZodType): string {
  const { defaultValue, innerType, in: inner } = type.def as Definition;
  if (defaultValue !== undefined) return defaultValue === '' ? '' : `\`${shown(defaultValue)}\``;
  const within = inner ?? innerType;
  return within ? defaultOf(within) : '';
}

/** Booleans are shown as on or off, as they are set. */
function shown(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}
