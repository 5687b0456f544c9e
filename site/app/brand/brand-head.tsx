import displayFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Theme } from './theme.ts';

/** Style sheet, fonts, colours and icons of the station. It must come after the site's style sheet, which it overrides. */
export function BrandHead({ theme }: { theme: Theme }) {
  const [light, dark] = theme.top;
  return (
    <>
      {theme.stylesheet && <link rel="stylesheet" href={theme.stylesheet} />}
      {/* The two font families of the first screen are preloaded, before the browser has read the style sheet. */}
      {[theme.displayFont ?? displayFont, theme.textFont ?? textFont].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      {theme.icons && (
        <>
          <link rel="icon" href={`${theme.icons}/32.png`} type="image/png" sizes="32x32" />
          <link rel="icon" href={`${theme.icons}/192.png`} type="image/png" sizes="192x192" />
          <link rel="apple-touch-icon" href={`${theme.icons}/180.png`} />
        </>
      )}
    </>
  );
}
