import { createLog } from '@longwave/server-kit/log.ts';
import type { Role } from '../store/tables/people.ts';

const log = createLog('content');
const second = 1000;

/** The mail server's URL, and the sender of letters. */
export type MailSettings = { url: string; from: string };
export type Invitation = { to: string; role: Role; inviter: string; station: string; link: string };

/** Sends an invitation by mail. The link is also shown in the studio, so a letter that cannot be sent loses nothing. */
export async function sendInvitation(
  { url, from }: MailSettings,
  invitation: Invitation,
): Promise<'sent' | 'failed'> {
  // Loaded for the first invitation, since no other request needs it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
  });
  try {
    await transport.sendMail({
      from: { name: invitation.station, address: from },
      to: { name: '', address: invitation.to },
      subject: `The studio of ${invitation.station}`,
      text: textOf(invitation),
    });
    return 'sent';
  } catch (error) {
    // The message may contain the server's name, but never the password.
    log.warn('An invitation could not be sent', { reason: (error as Error).message });
    return 'failed';
  } finally {
    transport.close();
  }
}

function textOf({ inviter, role, station, link }: Invitation): string {
  return `Hello,

${inviter} invites you to the studio of ${station}, as ${role}.

Open this link within a week and choose how you sign in. It works once:

${link}

If you did not expect this, you need not do anything.
`;
}
