import type { PageText } from './page-text.ts';

export const mobileApp: PageText = {
  slug: 'mobile-app',
  title: 'Estuary in your pocket',
  description: 'Put the station on your home screen: no shop, no account, nothing to update.',
  hasPicture: true,
  text: `
    <p>There is no app to download, because you are already looking at it. This site installs on any telephone, opens without a browser bar, and keeps playing when the screen is dark.</p>
    <h2>On an iPhone or iPad</h2>
    <ul>
      <li>Open this page in Safari and tap the share button.</li>
      <li>Choose <strong>Add to Home Screen</strong>, then <strong>Add</strong>.</li>
    </ul>
    <h2>On Android</h2>
    <ul>
      <li>Open the browser’s menu.</li>
      <li>Choose <strong>Install app</strong> or <strong>Add to Home screen</strong>.</li>
    </ul>
    <h2>On a computer</h2>
    <p>Chrome and Edge show a small install button at the right end of the address bar. In Safari, look in the File menu for <strong>Add to Dock</strong>.</p>
    <h2>What you get</h2>
    <p>The live stream, every recording, and controls on the lock screen. It takes up about as much room as one photograph of a gull. If your train goes into a tunnel the radio waits for you and comes back by itself.</p>
  `,
};
