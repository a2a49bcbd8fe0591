/** Keys of Supabase (https://supabase.com/docs/guides/api/api-keys): a build publishes its key, so only a public one may be used. */

const publishable = /^sb_publishable_[\w-]+$/
/** A secret key, or a JSON Web Token, anywhere in a text. */
const candidates = /sb_secret_[\w-]{6,}|eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g

/** The role of a JSON Web Token (RFC 7519); undefined if the text is no token or names none. */
function roleOf(token: string): unknown {
  const [, payload, signature] = token.split('.')
  if (payload === undefined || signature === undefined) return undefined
  try {
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { role?: unknown } | null)?.role
  } catch {
    return undefined
  }
}

/**
 * What is wrong with a key that is to be published; undefined if it is the public one. The sentence never quotes the key,
 * because build logs are kept.
 */
export function problemOfPublicKey(key: string): string | undefined {
  if (publishable.test(key) || (/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(key) && roleOf(key) === 'anon')) return undefined
  return (
    problemOfSecret(key) ??
    'is not a public key of Supabase. Use the publishable key (it begins with sb_publishable_) or the legacy anon key (a JWT), from Project settings, API keys.'
  )
}

/** What is wrong with a text that is to be published and contains a key with more rights than a visitor's; else undefined. */
export function problemOfSecret(text: string): string | undefined {
  for (const [secret] of text.matchAll(candidates)) {
    if (secret.startsWith('sb_secret_')) return describe('a secret key')
    const role = roleOf(secret)
    if (role !== undefined && role !== 'anon') return describe(`a key of the role ${JSON.stringify(role)}`)
  }
  return undefined
}

const describe = (what: string): string =>
  `contains ${what} of Supabase, and a build publishes it: whoever has it reads unpublished posts or changes the database. ` +
  'Remove it, use the publishable key (it begins with sb_publishable_) or the legacy anon key, and revoke this one if a site was built with it.'
