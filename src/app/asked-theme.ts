import { createContext, useContext } from 'react';
import type { Theme } from '../ui/theme/theme.ts';

/** The theme in the cookie of the request that is being rendered. The browser reads its own cookie. */
export const AskedThemeContext = createContext<Theme>('system');

export const useAskedTheme = (): Theme => useContext(AskedThemeContext);
