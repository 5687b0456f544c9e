import { useStore } from 'zustand';
import { Switch } from '../consent/switch.tsx';
import { privacyWords } from '../words/privacy-choices.ts';
import { earlyAccess } from './early-access.ts';

/** switches for features that visitors may try early if they agreed to be counted. */
export function EarlyAccessChoices() {
  const { features, enrol } = useStore(earlyAccess);
  if (features.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-display text-xl font-extrabold">{privacyWords.tryNew}</h3>
      <ul className="mt-3">
        {features.map(({ key, name, description, enrolled }) => (
          <Switch
            key={key}
            id={`early-${key}`}
            title={name}
            description={description}
            checked={enrolled}
            onChange={(checked) => enrol(key, checked)}
          />
        ))}
      </ul>
    </>
  );
}
