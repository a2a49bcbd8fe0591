import { describe, expect, test } from 'vitest'
import { EnvError, embedded, parseEnv } from './env.ts'

const real = {
  VITE_SITE_URL: 'https://www.roqueta.example',
  VITE_SUPABASE_URL: 'https://blog.example',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  VITE_CONTACT_FORM_URL: 'https://forms.example/contact',
  VITE_ENQUIRY_FORM_URL: 'https://forms.example/enquiry',
  VITE_SCHEDULING_URL: 'https://scheduling.example/roqueta',
}
const problemsOf = (raw: Record<string, unknown>): string => {
  try {
    parseEnv(raw)
    return ''
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

describe('a local build', () => {
  test('needs nothing: the embedded backend answers', () => {
    expect(parseEnv({})).toMatchObject({
      siteUrl: undefined,
      supabaseUrl: embedded.supabase,
      contactFormUrl: embedded.contactForm,
      enquiryFormUrl: embedded.enquiryForm,
      geolocationUrl: embedded.geolocation,
      googleAds: undefined,
    })
  })

  test('takes blank values as unset', () => {
    expect(parseEnv({ VITE_SITE_URL: '  ', VITE_GOOGLE_ADS_ID: '' }).siteUrl).toBeUndefined()
  })

  test('takes no invisible character that was pasted with a value', () => {
    expect(parseEnv({ VITE_SUPABASE_URL: '\uFEFFhttps://blog.example\u200B ' }).supabaseUrl).toBe(
      'https://blog.example',
    )
  })

  test('may talk to services of this machine', () => {
    expect(parseEnv({ VITE_SUPABASE_URL: 'http://localhost:54321/' }).supabaseUrl).toBe('http://localhost:54321')
  })
})

describe('a build for a real site', () => {
  test('with everything set has no embedded address left', () => {
    const env = parseEnv(real)
    expect(Object.values(env)).not.toEqual(expect.arrayContaining(Object.values(embedded)))
    expect(env.siteUrl).toBe('https://www.roqueta.example')
  })

  test.each(['https://geo.example', 'https://geo.example/', 'https://geo.example/json', 'https://geo.example/json/'])(
    'takes %s as the address of the geolocation service',
    (address) => {
      expect(parseEnv({ ...real, VITE_GEOLOCATION_URL: address }).geolocationUrl).toBe('https://geo.example')
    },
  )

  test('without a geolocation service asks none', () => {
    expect(parseEnv(real).geolocationUrl).toBeUndefined()
  })

  test('drops trailing slashes', () => {
    expect(parseEnv({ ...real, VITE_SITE_URL: 'https://www.roqueta.example//' }).siteUrl).toBe(real.VITE_SITE_URL)
  })

  test.each(['/site', '/site/', '/en', '/index.html', ',https://roqueta.example', ';', '.'])(
    'is an origin, without %s',
    (end) => {
      expect(problemsOf({ ...real, VITE_SITE_URL: `https://www.roqueta.example${end}` })).toContain(
        'VITE_SITE_URL must be an origin such as https://www.agency.com, without a path, but is "',
      )
    },
  )

  test.each(['https://roqueta', 'https://https://www.roqueta.example', 'https://*.roqueta.example'])(
    'has a name of DNS, and not %s',
    (value) => expect(problemsOf({ ...real, VITE_SITE_URL: value })).toContain('VITE_SITE_URL must be an origin'),
  )

  test.each(['VITE_SITE_URL', 'VITE_SUPABASE_URL', 'VITE_GEOLOCATION_URL'])(
    '%s ends before a query and a hash',
    (name) => {
      for (const end of ['/?a=b', '?a', '/json/?key=a', '#', '/#top'])
        expect(problemsOf({ ...real, [name]: `https://www.roqueta.example${end}` })).toContain(
          `${name} must not contain ? or #`,
        )
    },
  )

  test.each(['https://WWW.Roqueta.example', 'https://www.roqueta.example:443/', ' https://www.roqueta.example '])(
    'is known by its origin however it is written: %s',
    (value) => {
      expect(parseEnv({ ...real, VITE_SITE_URL: value }).siteUrl).toBe(real.VITE_SITE_URL)
    },
  )

  test.each(['https://forms.example/f/', 'https://forms.example/f?to=a/', 'https://forms.example/'])(
    'sends forms to the address as it is: %s',
    (value) => {
      const env = parseEnv({
        ...real,
        VITE_CONTACT_FORM_URL: value,
        VITE_ENQUIRY_FORM_URL: value,
        VITE_SCHEDULING_URL: value,
      })
      expect([env.contactFormUrl, env.enquiryFormUrl, env.schedulingUrl]).toEqual([value, value, value])
    },
  )

  test.each(Object.keys(real).filter((name) => name !== 'VITE_SITE_URL'))('is refused without %s', (name) => {
    expect(problemsOf({ ...real, [name]: undefined })).toContain(`${name} is not set`)
  })

  test('names everything that is missing at once', () => {
    const problems = problemsOf({ VITE_SITE_URL: real.VITE_SITE_URL })
    for (const name of Object.keys(real).filter((key) => key !== 'VITE_SITE_URL'))
      expect(problems).toContain(`${name} is not set`)
    expect(problems).toContain('.env.example')
  })
})

describe('malformed values', () => {
  test.each([
    'VITE_SITE_URL',
    'VITE_SUPABASE_URL',
    'VITE_CONTACT_FORM_URL',
    'VITE_ENQUIRY_FORM_URL',
    'VITE_GEOLOCATION_URL',
    'VITE_SCHEDULING_URL',
  ])('%s must be an https address', (name) => {
    for (const value of ['example', 'http://example.com', 'ftp://example.com', 'javascript:alert(1)'])
      expect(problemsOf({ [name]: value })).toContain(`${name} must be an https address, but is "${value}"`)
  })

  test.each([
    ['VITE_GOOGLE_ADS_ID', 'UA-1'],
    ['VITE_GOOGLE_ADS_CONVERSION_LABEL', 'a b'],
  ])('%s must have its shape', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(`${name} must look like`)
  })

  test('an ads id needs its label', () => {
    expect(problemsOf({ VITE_GOOGLE_ADS_ID: 'AW-123' })).toContain('VITE_GOOGLE_ADS_CONVERSION_LABEL is not set')
    expect(problemsOf({ VITE_GOOGLE_ADS_CONVERSION_LABEL: 'AbC-1' })).toContain('VITE_GOOGLE_ADS_ID is not set')
    const both = { VITE_GOOGLE_ADS_ID: 'AW-123', VITE_GOOGLE_ADS_CONVERSION_LABEL: 'AbC-1' }
    expect(parseEnv(both)).toMatchObject({ googleAds: { id: 'AW-123', label: 'AbC-1' } })
  })

  test('and missing ones are reported together', () => {
    const problems = problemsOf({ ...real, VITE_SUPABASE_URL: 'nowhere', VITE_SCHEDULING_URL: undefined })
    expect(problems).toContain('VITE_SUPABASE_URL must be')
    expect(problems).toContain('VITE_SCHEDULING_URL is not set')
  })

  test('a malformed address of the real site still makes it a real site', () => {
    expect(problemsOf({ VITE_SITE_URL: 'roqueta' })).toContain('VITE_SUPABASE_URL is not set')
  })
})

test('a user name or a password in an address is refused, without quoting it', () => {
  const problems = problemsOf({ VITE_SUPABASE_URL: 'https://postgres:geheim@db.abc.supabase.co' })
  expect(problems).toContain('VITE_SUPABASE_URL contains a user name or a password')
  expect(problems).not.toContain('geheim')
})

test.each(['', '/', '/rest/v1', '/rest/v1/', '//rest/v1', '/rest/v1/content_posts', '/rest'])(
  'the address of the database may end with "%s"',
  (end) => {
    expect(parseEnv({ VITE_SUPABASE_URL: `https://abc.supabase.co${end}` }).supabaseUrl).toBe('https://abc.supabase.co')
    expect(parseEnv({ VITE_SUPABASE_URL: `https://a.example/supabase${end}` }).supabaseUrl).toBe(
      'https://a.example/supabase',
    )
  },
)

test('a page of Supabase’s dashboard is no address of a database', () => {
  for (const address of ['https://supabase.com/dashboard/project/abc', 'https://app.supabase.com/project/abc'])
    expect(problemsOf({ VITE_SUPABASE_URL: address })).toContain('dashboard')
})
