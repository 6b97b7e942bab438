type Words = Record<'chooseLeft' | 'chooseRight' | 'draft' | 'empty' | 'never' | 'now' | 'show' | 'past', string>

/** What the comparison of two drawn pages says, in the language of the admin. */
export const compareWords: Readonly<Record<'pt' | 'en', Words>> = {
  pt: {
    chooseLeft: 'À esquerda: o público em (hora de Luanda; vazio: agora)',
    chooseRight: 'À direita: o público em (hora de Luanda; vazio: o rascunho)',
    draft: 'O rascunho mais recente',
    empty: 'Uma página em branco quer dizer: nada estava público.',
    never: 'Nesta língua, a página nunca teve endereço público.',
    now: 'O que o público vê agora',
    show: 'Comparar',
    past: 'O que o público via em',
  },
  en: {
    chooseLeft: 'Left: the public at (time in Luanda; empty: now)',
    chooseRight: 'Right: the public at (time in Luanda; empty: the draft)',
    draft: 'The newest draft',
    empty: 'An empty page means: nothing was public.',
    never: 'In this language the page never had a public address.',
    now: 'What the public sees now',
    show: 'Compare',
    past: 'What the public saw at',
  },
}
