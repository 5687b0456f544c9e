import { Headline } from './headline.tsx';

/** The head of a list page: title and description. */
export function ListHead({ title, description }: { title: string; description: string }) {
  return (
    <header className="grid grid-cols-1 items-end gap-x-8 gap-y-4 md:grid-cols-12">
      <Headline className="md:col-span-8">{title}</Headline>
      <p className="max-w-[40ch] text-lg leading-snug text-muted md:col-span-4 md:pb-1">{description}</p>
    </header>
  );
}
