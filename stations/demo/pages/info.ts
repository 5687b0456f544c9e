import type { PageText } from './page-text.ts';

export const info: PageText = {
  slug: 'info',
  title: 'About Estuary',
  description: 'Who we are, where we are, and how to send us music.',
  hasPicture: true,
  text: `
    <p>Estuary is a radio station in the old customs house at Wendmouth, at the point where the river Wend widens, slows down and becomes the sea. We have been on air since September 2019, every hour of every day.</p>
    <p>Sixty residents make the programmes. Some are musicians, some collect records, one repairs foghorns. Nobody is told what to play. We ask only that they choose music they would carry up three flights of stairs, because they have to.</p>
    <h2>How it works</h2>
    <p>Nearly everything is live. Afterwards the recording goes up here with a tracklist, so that you can find out what that was. When the studio is empty, at night mostly, Slack Water keeps the river company.</p>
    <p>We carry no advertising. The station is paid for by its listeners, by <a href="/studio-hire">hiring out the studio</a>, and by a very good cake stall. See <a href="/support">how to support us</a>.</p>
    <p>In a hurry? <a href="#send-us-music">Send us music</a>, <a href="#make-a-programme">make a programme</a> or <a href="#find-us">find us</a>.</p>
  `,
  parts: [
    {
      picture: 'page-info-stairs',
      caption: 'The third flight. Everything you hear has been carried up it at least once.',
    },
    'If you have never listened before, begin with the people who begin our day:',
    { show: ['Milk Round', 0] },
    '<h2>Send us music</h2>',
    'Please do. Write to <a href="mailto:music@estuary.example">music@estuary.example</a> with a link that will still work next month, or post something to the studio. Records, cassettes and letters are all opened on Thursdays, with biscuits.',
    '<ul><li>Tell us who made it and where.</li><li>Say which resident you think will like it. You are usually right.</li><li>We cannot reply to everyone, but everything is heard by at least two people.</li></ul>',
    {
      quote: 'Nobody is told what to play. Everybody is asked afterwards why they played it.',
      by: 'Bea Carrow, who keeps the schedule',
    },
    '<h2>Make a programme</h2>',
    'Twice a year, in March and September, we read proposals for new programmes. Experience is welcome and not required. We will teach you the desk in an afternoon; the rest takes as long as it takes.',
    '<h2>Find us</h2>',
    'The Old Customs House, Sallow Quay, Wendmouth. Cross the swing bridge, ignore the first blue door, knock at the second. If the red light is on, wait for the end of the record.',
    'Step-free access is by the goods lift on the river side. Ring the desk on <a href="tel:+441632960147">01632 960147</a> and somebody will come down.',
    '<h2>A note on the people</h2>',
    'Estuary, Wendmouth and everybody on this site are invented. They came with Longwave, the software that runs this station, to show what a full one looks like. The music you hear was composed by a program as well. Your own station can take their place whenever you like.',
  ],
};
