type Deliver = (name: string, properties: Record<string, unknown>) => void;

const mostWaiting = 100;
let waiting: Parameters<Deliver>[] = [];
let deliver: Deliver | undefined;

/** The one way to report something. Waits until there is somebody to report to; forgotten if there never is. */
export function capture(name: string, properties: Record<string, unknown>): void {
  if (deliver) deliver(name, properties);
  else if (waiting.length < mostWaiting) waiting.push([name, properties]);
}

/** From now on events go there, those that waited first. */
export function deliverEventsTo(receiver: Deliver): void {
  deliver = receiver;
  for (const event of waiting) receiver(...event);
  waiting = [];
}
