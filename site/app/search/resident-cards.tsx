import type { ResidentCard as Resident } from '@longwave/contract/card.ts';
import { ResidentCard } from '../ui/resident-card.tsx';

export function ResidentCards({ residents }: { residents: Resident[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5 lg:grid-cols-6">
      {residents.map((resident) => (
        <li key={resident.id}>
          <ResidentCard resident={resident} />
        </li>
      ))}
    </ul>
  );
}
