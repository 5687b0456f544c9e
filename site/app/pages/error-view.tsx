import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** */
export function ErrorView({ message, html }: { message: string; html: string }) {
  return (
    <article className="page">
      <h1>Nothing to see here...</h1>
      {message && <p>{message}</p>}
      <RichText html={html} />
      <Link href="/">Go Home</Link>
    </article>
  );
}
