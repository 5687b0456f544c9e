type SwitchProps = {
  id: string;
  title: string;
  description: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ id, title, description, checked, onChange }: SwitchProps) {
  return (
    <li className="border-t border-hairline">
      <label className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-4">
        <span className="font-display text-lg leading-tight font-bold">{title}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={title}
          aria-describedby={id}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span id={id} className="col-span-full text-[0.9375rem] leading-snug text-muted">
          {description}
        </span>
      </label>
    </li>
  );
}
