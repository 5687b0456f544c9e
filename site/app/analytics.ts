type Deliver = (name: string, properties: Record<string, unknown>) => void;
type Receiver = 'counting' | 'advertising';
type Channel = {
  /** Null while the visitor has not agreed; undefined while that is not known, or the receiver's code is on its way. */
  deliver: Deliver | null | undefined;
  waiting: Parameters<Deliver>[];
};

const mostWaiting = 100;
const channels: Record<Receiver, Channel> = {
  counting: { deliver: undefined, waiting: [] },
  advertising: { deliver: undefined, waiting: [] },
};

/** The one way to report something. Nothing of what happened without the visitor's agreement is ever delivered. */
export function capture(name: string, properties: Record<string, unknown>): void {
  for (const channel of Object.values(channels)) {
    if (channel.deliver) channel.deliver(name, properties);
    else if (channel.deliver === undefined && channel.waiting.length < mostWaiting)
      channel.waiting.push([name, properties]);
  }
}

/** From now on events go there, those that waited first. */
export function deliverEvents(receiver: Receiver, deliver: Deliver): void {
  const { waiting } = channels[receiver];
  channels[receiver] = { deliver, waiting: [] };
  for (const event of waiting) deliver(...event);
}

/** Agreed to, but not there yet. */
export function holdEvents(receiver: Receiver): void {
  channels[receiver] = { deliver: undefined, waiting: channels[receiver].waiting };
}

export function dropEvents(receiver: Receiver): void {
  channels[receiver] = { deliver: null, waiting: [] };
}
