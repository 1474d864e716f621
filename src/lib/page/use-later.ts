import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component's script when the component is first needed. Browsers may remember a failed import for as long as
 * the page is open, so after a failure only a reload helps.
 * @param load a constant: `const load = () => import('./sheet.tsx')`
 */
export function useLater<Props>(wanted: boolean, load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const missing = !Part;
  useEffect(() => {
    if (!wanted || !missing) return;
    let left = false;
    load().then(
      (module) => left || setPart(() => module.default),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted, missing, load]);
  return { Part, failed };
}
