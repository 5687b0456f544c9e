import type { PageText } from './page-text.ts';

export const support: PageText = {
  slug: 'support',
  title: 'Support',
  description: 'Estuary carries no advertising. Here is how it stays on air.',
  hasPicture: true,
  isListed: true,
  text: `
    <p>It costs about as much to run this station for a year as it does to run a small fishing boat, and we catch fewer fish. Two thousand listeners give a little every month, and that is nearly all of it.</p>
    <h2>Give monthly</h2>
    <p>Three pounds a month keeps the stream running for a morning. Ten keeps it running for a night. You get a sticker, a card at midsummer drawn by one of the residents, and the knowledge that you are personally responsible for cumbia at eleven on a Friday.</p>
    <p><a href="https://members.estuary.example/join">Become a member</a>, or leave when you like; there is a button for that too, and nobody will ask why.</p>
    <h2>Give once</h2>
    <p>Cash in the biscuit tin by the door. Cheques with a kind note are framed.</p>
    <h2>Give something else</h2>
    <ul>
      <li>Cake, for the stall on first Saturdays.</li>
      <li>An afternoon with a soldering iron. Klára will show you where.</li>
      <li>Records you no longer need. Mudlark will collect, wet or dry.</li>
    </ul>
    <blockquote><p>I listen on the night shift. It is the only thing in the building that sounds as if it is enjoying itself.</p></blockquote>
    <p>Thank you. Really.</p>
  `,
};
