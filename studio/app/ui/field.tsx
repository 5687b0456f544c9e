import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import './field.css';

type FieldProps = {
  label: string;
  hint?: ReactNode | undefined;
  fault?: string | undefined;
  /** The fault answers a press somewhere else, so screen readers read it out. */
  isAlert?: boolean | undefined;
  /** Renders the control with the ids that connect it to its label, hint and fault. */
  children: (ids: ControlIds) => ReactNode;
};
export type ControlIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** A label, a control, its hint and its fault. */
export function Field({ label, hint, fault, isAlert = false, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(fault && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="field-fault" role={isAlert ? 'alert' : undefined}>
          {fault}
        </p>
      )}
    </div>
  );
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  fault?: string | undefined;
  isAlert?: boolean;
};

/** One line of text with its label. */
export function Input({ label, hint, fault, isAlert, value, onChange, ...rest }: InputProps) {
  return (
    <Field label={label} hint={hint} fault={fault} isAlert={isAlert}>
      {(ids) => <input {...ids} {...rest} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
