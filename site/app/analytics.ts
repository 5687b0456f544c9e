type Deliver = (name: string, properties: Record<string, unknown>) => void;
type Receiver = 'counting' | 'advertising';
type Channel = {
  /** Null without consent; undefined while consent is not known or the receiver's code is being loaded. */
  deliver: Deliver | null | undefined;
  waiting: Parameters<Deliver>[];
};

const maxWaiting = 100;
const channels: Record<Receiver, Channel> = {
  counting: { deliver: undefined, waiting: [] },
  advertising: { deliver: undefined, waiting: [] },
};

/** Reports an event to every receiver. Events without the visitor's consent are never delivered. */
export function capture(name: string, properties: Record<string, unknown>): void {
  for (const channel of Object.values(channels)) {
    if (channel.deliver) channel.deliver(name, properties);
    else if (channel.deliver === undefined && channel.waiting.length < maxWaiting)
      channel.waiting.push([name, properties]);
  }
}

/** Delivers the waiting events, then every later one. */
export function deliverEvents(receiver: Receiver, deliver: Deliver): void {
  const { waiting } = channels[receiver];
  channels[receiver] = { deliver, waiting: [] };
  for (const event of waiting) deliver(...event);
}

/** Lets events wait after the visitor has consented, until the receiver's code is loaded. */
export function holdEvents(receiver: Receiver): void {
  channels[receiver] = { deliver: undefined, waiting: channels[receiver].waiting };
}

export function dropEvents(receiver: Receiver): void {
  channels[receiver] = { deliver: null, waiting: [] };
}
