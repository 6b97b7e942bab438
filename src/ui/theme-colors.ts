// Written by `npm run generate` from src/ui/styles/tokens.css. Change that instead.

/** The colours of the site by role, for what cannot read style sheets. */
export const themeColors = {
  'paper': { light: '#fbf8f2', dark: '#14120f' },
  'band': { light: '#f3ece0', dark: '#1c1916' },
  'card': { light: '#ffffff', dark: '#211d19' },
  'deep': { light: '#0b3f3b', dark: '#0a2f2c' },
  'ink': { light: '#1d1a16', dark: '#f4eee4' },
  'ink-soft': { light: '#5a5246', dark: '#bdb3a4' },
  'on-deep': { light: '#fdfaf4', dark: '#f4eee4' },
  'on-deep-soft': { light: '#cfe0dc', dark: '#bcd2cd' },
  'action': { light: '#0b5a54', dark: '#6cc9bf' },
  'action-hover': { light: '#083f3b', dark: '#94ddd5' },
  'on-action': { light: '#ffffff', dark: '#0d211f' },
  'accent': { light: '#a63d2a', dark: '#e8836d' },
  'sun': { light: '#e0a526', dark: '#e9b949' },
  'line': { light: '#ddd3c3', dark: '#3b352e' },
  'line-strong': { light: '#857a69', dark: '#8d8272' },
  'focus': { light: '#1d1a16', dark: '#f4eee4' },
  'focus-ground': { light: '#ffd34d', dark: '#ffd34d' },
  'notice': { light: '#fdf3d7', dark: '#2e2613' },
  'error': { light: '#a3271a', dark: '#ff9a8a' },
} as const satisfies Record<string, { light: string; dark: string }>
