import { expect, test } from 'vitest';
import { startContent } from '../testing/content.ts';
import { setUpOwner } from '../testing/people.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';

const body = { email: 'edda@radio.test', role: 'editor', residents: [] };
type Invited = { link: string; mail: string };

test('[R-701] where a mail server is set, an invitation is sent there; where it fails or there is none, the link is enough', async () => {
  const smtp = await startSmtpServer();
  const mail = { url: smtp.url, from: 'studio@radio.test' };
  const content = await startContent([], { mail });
  const owner = await setUpOwner(content);
  const sent = await owner.json<Invited>('POST', '/staff/invitations', body);
  expect(sent.mail).toBe('sent');
  expect(smtp.letters).toMatchObject([{ from: 'studio@radio.test', to: 'edda@radio.test' }]);
  // Undoes quoted-printable, which breaks long lines.
  const letter = smtp.letters[0]?.data.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '';
  expect(letter).toContain(sent.link);
  expect(letter).toContain('Olu invites you');

  smtp.close();
  const failed = await owner.json<Invited>('POST', '/staff/invitations', body);
  expect([failed.mail, /#token=/.test(failed.link)]).toEqual(['failed', true]);
  await content.close();

  const without = await startContent();
  const another = await setUpOwner(without);
  expect((await another.json<Invited>('POST', '/staff/invitations', body)).mail).toBe('none');
  await without.close();
});
