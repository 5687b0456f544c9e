import type { MadeRecording } from '@longwave/contract/station-module.ts';
import { framesOf, type Plan, planOf, type SectionName } from './plan.ts';
import { Section } from './section.ts';

const FRAME_BYTES = 384;
const FRAME_SECONDS = 0.024;

/** The length of a recording, derived from its name alone. */
export function recordingFacts(name: string): { frames: number; bytes: number; seconds: number } {
  const frames = framesOf(name);
  return { frames, bytes: frames * FRAME_BYTES, seconds: frames * FRAME_SECONDS };
}

/** Makes music for a show while it is read. The same name and genre always give the same bytes. */
export function makeRecording(name: string, mood: { genre?: string } = {}): MadeRecording {
  const genre = mood.genre ?? '';
  const plan = planOf(name, genre);
  const { frames } = recordingFacts(name);
  const sections = new Map<SectionName, Section>();

  function sectionAt(place: Plan['order'][number]): Section {
    const made = sections.get(place.section);
    if (made && !made.failed) return made;
    const section = new Section({ name, genre }, place.section, place.frames);
    sections.set(place.section, section);
    return section;
  }

  /** Reads frames from `from` on: as many as are ready, up to `count`. */
  async function some(from: number, count: number): Promise<Uint8Array> {
    const place = plan.order.findLast((candidate) => candidate.from <= from);
    if (!place) return new Uint8Array();
    const within = from - place.from;
    return await sectionAt(place).read(within, Math.min(count, place.frames - within));
  }

  return {
    frames,
    async *parts() {
      for (let at = 0; at < frames; ) {
        const part = await some(at, frames - at);
        at += part.length / FRAME_BYTES;
        yield part;
      }
    },
    async read(from, count) {
      const end = Math.min(from + count, frames);
      const bytes = new Uint8Array(Math.max(0, end - from) * FRAME_BYTES);
      for (let at = from; at < end; ) {
        const part = await some(at, end - at);
        bytes.set(part, (at - from) * FRAME_BYTES);
        at += part.length / FRAME_BYTES;
      }
      return bytes;
    },
  };
}
