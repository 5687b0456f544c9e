import displayFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Look } from './look.ts';

/** What the head of a page says of the station's looks; after the site's own style sheet, before anything is painted. */
export function BrandHead({ look }: { look: Look }) {
  const [light, dark] = look.top;
  return (
    <>
      {look.stylesheet && <link rel="stylesheet" href={look.stylesheet} />}
      {/* The two families above the fold, on their way before the style sheet has been read. */}
      {[look.displayFont ?? displayFont, look.textFont ?? textFont].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      {look.icons && (
        <>
          <link rel="icon" href={`${look.icons}/32.png`} type="image/png" sizes="32x32" />
          <link rel="icon" href={`${look.icons}/192.png`} type="image/png" sizes="192x192" />
          <link rel="apple-touch-icon" href={`${look.icons}/180.png`} />
        </>
      )}
    </>
  );
}
