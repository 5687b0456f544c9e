/** Shows HTML of the content service, which has been sanitised on the server. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by cleanHtml on the server
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
