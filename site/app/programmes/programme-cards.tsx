import type { ProgrammeCard as Programme } from '@longwave/contract/card.ts';
import { ProgrammeCard, ProgrammeGrid } from '../ui/programme-card.tsx';

export function ProgrammeCards({ programmes }: { programmes: Programme[] }) {
  return (
    <ProgrammeGrid>
      {programmes.map((programme) => (
        <li key={programme.id} className="grid min-w-0">
          <ProgrammeCard programme={programme} />
        </li>
      ))}
    </ProgrammeGrid>
  );
}
