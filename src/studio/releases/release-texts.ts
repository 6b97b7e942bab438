const pt = {
  title: 'Publicar várias coisas ao mesmo tempo',
  none: 'Não há pedidos aprovados que ainda não façam parte de um lançamento. Aprove-os primeiro, no ecrã inicial.',
  name: 'Nome do lançamento',
  requests: 'Pedidos aprovados',
  due: 'Publicar sozinho em (hora de Luanda, opcional)',
  plan: 'Planear o lançamento',
  planned: 'Lançamentos por fazer',
  now: 'Publicar agora',
  dueAt: 'marcado para',
  failed: 'a última tentativa falhou, nada mudou',
  unreachable: 'O CMS não responde. Tente de novo.',
  done: 'Feito.',
}

const en: typeof pt = {
  title: 'Publish many things at once',
  none: 'There are no approved requests that are not part of a release yet. Approve them first, from the start screen.',
  name: 'Name of the release',
  requests: 'Approved requests',
  due: 'Publish by itself at (Luanda time, optional)',
  plan: 'Plan the release',
  planned: 'Releases to be carried out',
  now: 'Publish now',
  dueAt: 'due at',
  failed: 'the last attempt failed, nothing changed',
  unreachable: 'The CMS does not answer. Try again.',
  done: 'Done.',
}

export type ReleaseTexts = typeof pt

/** The words of releases in the language of the admin. */
export function releaseTexts(language: string): ReleaseTexts {
  return language === 'en' ? en : pt
}
