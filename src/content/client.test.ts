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
    figures: [],
    messagingLabel: null,
    messagingUrl: null,
    messagingPage: null,
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

  it('asks for each page by its own way and with its own login, also when two ask the same at the same moment', async () => {
    const [one, other] = [recordingFetch({ data: site }), recordingFetch({ data: { ...site, Footer: null } })]
    const ask = ({ fetch }: typeof one, token: string) =>
      createContentClient({ locale: 'pt', url: `https://${token}.example/`, fetch, token }).query(SiteDocument, {
        locale: 'pt',
      })
    const [first, second] = await Promise.all([ask(one, 'first'), ask(other, 'second')])
    expect([first.Footer?.smallPrint, second.Footer]).toEqual(['{phone}', null])
    const sent = [one, other].map(({ requests }) =>
      requests.map(({ url, headers }) => [url, headers.get('authorization')]),
    )
    expect(sent).toEqual([[['https://first.example/', 'Bearer first']], [['https://second.example/', 'Bearer second']]])
  })

  it('asks once for what it already knows, and fills placeholders on the way out only', async () => {
    const { requests, fetch } = recordingFetch({ data: site })
    const client = createContentClient({ locale: 'pt', url: 'https://cms.example/', fetch })
    const plain = await client.query(SiteDocument, { locale: 'pt' })
    const filled = await client.query(SiteDocument, { locale: 'pt' }, { placeholders: { phone: '+244 1' } })
    expect(requests).toHaveLength(1)
    expect([plain.Footer?.smallPrint, filled.Footer?.smallPrint]).toEqual(['{phone}', '+244 1'])
  })

  it('counts the places that a text speaks of, and depends on them from then on', async () => {
    const branches = [
      { __typename: 'Branch', placeKind: 'branch', province: 'luanda' },
      { __typename: 'Branch', placeKind: 'branch', province: 'luanda' },
      { __typename: 'Branch', placeKind: 'branch', province: 'huila' },
      { __typename: 'Branch', placeKind: 'cashPoint', province: 'zaire' },
      { __typename: 'Branch', placeKind: 'corporateCentre', province: 'luanda' },
    ]
    const smallPrint =
      '{branches} = {branchesInLuanda} + {branchesElsewhere} em {branchProvinces}; {cashPoints}; {staff}'
    const asked: string[] = []
    const fetch = async (_url: string, init: RequestInit) => {
      const { operationName } = JSON.parse(String(init.body))
      asked.push(operationName)
      const data =
        operationName === 'PlaceFigures'
          ? { Branches: { __typename: 'Branches', docs: branches } }
          : { ...site, Footer: { ...site.Footer, smallPrint } }
      return Response.json({ data })
    }
    const client = createContentClient({ locale: 'pt', url: 'https://cms.example/', fetch })
    const filled = await client.query(SiteDocument, { locale: 'pt' }, { placeholders: { staff: '312' } })
    expect(filled.Footer?.smallPrint).toBe('3 = 2 + 1 em 2; 1; 312')
    expect(asked).toEqual(['Site', 'PlaceFigures'])
    expect(client.tags()).toContain('list:Branch')
    expect(client.answers().map(({ operation }) => operation)).toEqual(['Site', 'PlaceFigures'])
  })

  it('does not depend on the places when no text speaks of them', async () => {
    const { fetch, requests } = recordingFetch({ data: site })
    const client = createContentClient({ locale: 'pt', url: 'https://cms.example/', fetch })
    await client.query(SiteDocument, { locale: 'pt' }, { placeholders: { phone: '+244 1' } })
    expect(requests).toHaveLength(1)
    expect(client.tags()).not.toContain('list:Branch')
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
