/** HTML of the content service. It was cleaned on the server before it came here. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by cleanHtml on the server
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
