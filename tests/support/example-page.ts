type Texts = { title: string; slug: string }

/** A page of five blocks in one language, with row ids so that the other language meets the same rows. */
export function examplePage({ title, slug }: Texts, parent: number | null = null) {
  return {
    title,
    slug,
    parent,
    section: 'general',
    pageType: 'page',
    summary: `${title}.`,
    description: `${title}. `.repeat(6).slice(0, 120),
    layout: [
      { blockType: 'pageHero', id: 'hero', title },
      {
        blockType: 'featureList',
        id: 'features',
        title: `${title} 2`,
        features: [{ id: 'feature', icon: 'check', title: `${title} 3`, text: `${title} 4` }],
      },
      {
        blockType: 'steps',
        id: 'steps',
        title: `${title} 5`,
        steps: [{ id: 'step', title: `${title} 6`, text: title }],
      },
      { blockType: 'figures', id: 'figures', figures: [{ id: 'figure', value: '15 %', label: `${title} 7` }] },
      { blockType: 'relatedPages', id: 'related', title: `${title} 8`, related: 'chosen', pages: [] },
    ],
  }
}
