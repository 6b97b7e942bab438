import { describe, expect, it } from 'vitest'
import { SiteDocument } from '@/graphql/generated/operations'
import { createContentClient } from './client'

const site = {
  PrivateNavigation: { __typename: 'PrivateNavigation', menus: [] },
  CorporateNavigation: { __typename: 'CorporateNavigation', menus: [] },
  Footer: {
    __typename: 'Footer',
    columns: [],
    legalLinks: [],
    newsletterTitle: null,
    newsletterText: null,
    newsletterForm: null,
    smallPrint: '{phone}',
  },
  SiteSettings: {
    __typename: 'SiteSettings',
    bankName: 'BCS',
    tagline: null,
    helpline: null,
    messagingLabel: null,
    messagingUrl: null,
    email: null,
    internetBankingPrivateUrl: null,
    internetBankingCorporateUrl: null,
    securityNotice: null,
    allowedLinkHosts: [],
    city: null,
    country: null,
    openAccountPage: { __typename: 'Page', id: 7, title: 'Abrir conta', path: '/abrir-conta' },
    supportPage: null,
    searchPage: null,
  },
}

function recordingFetch(answer: unknown) {
  const requests: { url: string; headers: Headers; body: unknown }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    return Response.json(answer)
  }
  return { requests, fetch }
}

describe('the content client', () => {
  it('posts operation name, variables and query, and says the language', async () => {
    const { requests, fetch } = recordingFetch({ data: site })
    const client = createContentClient({ locale: 'pt', url: 'https://cms.example/api/graphql', fetch })
    await client.query(SiteDocument, { locale: 'pt' })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toBe('https://cms.example/api/graphql')
    expect(requests[0]?.headers.get('x-languages')).toBe('pt')
    expect(requests[0]?.headers.get('authorization')).toBeNull()
    expect(Object.keys(Object(requests[0]?.body)).sort()).toEqual(['operationName', 'query', 'variables'])
    expect(requests[0]?.body).toMatchObject({ operationName: 'Site', variables: { locale: 'pt' } })
  })

  it('sends a bearer token when there is one', async () => {
    const { requests, fetch } = recordingFetch({ data: site })
    await createContentClient({ locale: 'en', url: 'https://cms.example/', fetch, token: 'abc' }).query(SiteDocument, {
      locale: 'en',
    })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer abc')
  })

  it('asks once for what it already knows, and fills placeholders on the way out only', async () => {
    const { requests, fetch } = recordingFetch({ data: site })
    const client = createContentClient({ locale: 'pt', url: 'https://cms.example/', fetch })
    const plain = await client.query(SiteDocument, { locale: 'pt' })
    const filled = await client.query(SiteDocument, { locale: 'pt' }, { phone: '+244 1' })
    expect(requests).toHaveLength(1)
    expect([plain.Footer?.smallPrint, filled.Footer?.smallPrint]).toEqual(['{phone}', '+244 1'])
  })

  it('knows what its answers depend on', async () => {
    const { fetch } = recordingFetch({ data: site })
    const client = createContentClient({ locale: 'pt', url: 'https://cms.example/', fetch })
    await client.query(SiteDocument, { locale: 'pt' })
    expect(client.tags()).toEqual([
      'Page:7:card',
      'global:CorporateNavigation',
      'global:Footer',
      'global:PrivateNavigation',
      'global:SiteSettings',
    ])
  })

  it('never gives half an answer', async () => {
    const { fetch } = recordingFetch({
      data: { ...site, Footer: null },
      errors: [{ message: 'Something went wrong.' }],
    })
    const client = createContentClient({ locale: 'pt', url: 'https://cms.example/', fetch })
    await expect(client.query(SiteDocument, { locale: 'pt' })).rejects.toThrow('Something went wrong.')
  })
})
