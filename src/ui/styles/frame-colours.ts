/** The tokens that browsers and phones paint around the page, where no style sheet reaches. A test keeps them equal. */
export const frameColours = {
  paper: { light: '#fbf8f2', dark: '#14120f' },
  deep: { light: '#0b3f3b', dark: '#0b322e' },
} as const
