/** Sources of shows for tests. */

/** A podcast feed; each episode a week after the one before. */
export function feedXml(count: number, { enclosure = 'https://cdn.example/audio', extra = '' } = {}): string {
  const items = Array.from({ length: count }, (_, at) => {
    const date = new Date(Date.UTC(2015, 0, 4, 20) + at * 604_800_000).toUTCString();
    return `<item><title>Low Tide ${at + 1}</title><guid isPermaLink="false">tide-${at + 1}</guid>
      <pubDate>${date}</pubDate><itunes:author>${['Mara Quay', 'Bo Lund'][at % 2]}</itunes:author>
      <category>Slow Dub</category><itunes:duration>1:02:03</itunes:duration>
      <description><![CDATA[<p onclick="x()">Night <b>${at + 1}</b><script>alert(1)</script></p>]]></description>
      <enclosure url="${enclosure}/${at + 1}.mp3" length="1000" type="audio/mpeg"/></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
    <title>Low Tide</title><link>https://tide.example</link><itunes:author>Low Tide</itunes:author>
    <image><title>Another title</title></image>${items.join('\n')}${extra}</channel></rss>`;
}

export function csvText(count: number, between = ';'): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const date = new Date(Date.UTC(2012, 4, 1) + at * 86_400_000).toISOString().slice(0, 10);
    return [
      `Harbour Hour ${at + 1}`,
      date,
      `"Ships, ""bells"" and rope"`,
      'Ada Pier',
      '"Drone, Slow Dub"',
    ].join(between);
  });
  return [['Title', 'Date', 'Description', 'Residents', 'Genres'].join(between), ...rows].join('\r\n');
}
