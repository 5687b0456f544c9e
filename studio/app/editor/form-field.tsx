import type { Fault } from '../api/problem.ts';
import { BlocksField } from '../fields/blocks-field.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { LengthField } from '../fields/length-field.tsx';
import { LinksField } from '../fields/links-field.tsx';
import { NamesField } from '../fields/names-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import {
  InstantField,
  ParagraphField,
  SelectField,
  TextField,
  ToggleField,
} from '../fields/plain-fields.tsx';
import { PlaylistField } from '../fields/playlist-field.tsx';
import { RecordingField } from '../fields/recording-field.tsx';
import { ReferenceField, ReferencesField } from '../fields/references-field.tsx';
import { DateField, MinutesField, TimeField } from '../fields/slot-fields.tsx';
import { TracklistField } from '../fields/tracklist-field.tsx';
import { VideoSourceField } from '../fields/video-source-field.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import type { FormField as Spec } from './form-fields.ts';

type FormFieldProps = {
  spec: Spec;
  value: unknown;
  faults: Fault[];
  onChange: (value: unknown) => void;
};

/** One field of a form with its faults. */
export function FormField({ spec, value, faults, onChange }: FormFieldProps) {
  const fault = faults
    .filter(({ field }) => field === spec.name || field.startsWith(`${spec.name}.`))
    .map(({ field, reason }) => rowLabel(field) + reason)
    .join(' ');
  const props: FieldProps = {
    ...{ label: spec.label, hint: spec.hint, value, onChange },
    fault: fault || undefined,
  };
  switch (spec.kind) {
    case 'text':
      return <TextField {...props} />;
    case 'paragraph':
      return <ParagraphField {...props} />;
    case 'rich':
      return <RichTextField {...props} />;
    case 'toggle':
      return <ToggleField {...props} />;
    case 'names':
      return <NamesField {...props} />;
    case 'links':
      return <LinksField {...props} />;
    case 'tracklist':
      return <TracklistField {...props} />;
    case 'recording':
      return <RecordingField {...props} />;
    case 'blocks':
      return <BlocksField {...props} />;
    case 'length':
      return <LengthField {...props} />;
    case 'video-source':
      return <VideoSourceField {...props} />;
    case 'time':
      return <TimeField {...props} />;
    case 'minutes':
      return <MinutesField {...props} />;
    case 'playlist':
      return <PlaylistField {...props} />;
    case 'date':
      return <DateField {...props} canBeEmpty={spec.canBeEmpty ?? false} />;
    case 'instant':
      return <InstantField {...props} canBeEmpty={spec.canBeEmpty ?? false} />;
    case 'picture':
      return <PictureField {...props} canBeEmpty={spec.canBeEmpty ?? false} />;
    case 'select':
      return <SelectField {...props} options={spec.options} />;
    case 'references':
      return <ReferencesField {...props} type={spec.type} canMake={spec.canMake ?? false} />;
    case 'reference':
      return <ReferenceField {...props} type={spec.type} />;
  }
}

/** "Row 3: " for a fault inside a list. */
function rowLabel(field: string): string {
  const at = /\.(\d+)(?:\.|$)/.exec(field)?.[1];
  return at === undefined ? '' : `Row ${Number(at) + 1}: `;
}
