import type { Role } from '../api/session.ts';
import { namesOf, nextValue } from '../fields/field-props.ts';
import { SelectField } from '../fields/plain-fields.tsx';
import { ReferencesField } from '../fields/references-field.tsx';
import { roles } from './roles.ts';

type RoleFieldsProps = {
  role: Role;
  onRole: (role: Role) => void;
  residents: string[];
  residentsHint: string;
  onResidents: (residents: string[]) => void;
};

/** The role of a person or key; for hosts also the residents whose documents it covers. */
export function RoleFields({ role, onRole, residents, residentsHint, onResidents }: RoleFieldsProps) {
  return (
    <>
      <SelectField label="Role" options={roles} value={role} onChange={(value) => onRole(value as Role)} />
      {role === 'host' && (
        <ReferencesField
          label="Residents"
          hint={residentsHint}
          type="resident"
          value={residents}
          onChange={(next) => onResidents(namesOf(nextValue(next, residents)))}
        />
      )}
    </>
  );
}
