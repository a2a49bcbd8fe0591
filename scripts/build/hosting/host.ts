import type { HeaderRule } from './headers.ts'

/** Files that hosts read but do not serve: hidden files, and the configuration of a host. A pattern of paths. */
export const unserved = '/\\.(?!well-known/)|^/_(?:headers|redirects|worker\\.js|routes\\.json)$'

/** What every host gets. */
export type SiteRules = { readonly rules: readonly HeaderRule[]; readonly origin: string }

/** A host: one file in this folder, one entry in hosts.ts, and one reader for the tests (fixtures/readers.ts). */
export type Host = {
  /** Where its files go: into the site, or into a folder of its name in `deploy`, which is not served. */
  readonly place: 'site' | 'deploy'
  /** Content by file name. */
  readonly files: (site: SiteRules) => HostFiles | Promise<HostFiles>
  /** @throws what the host would refuse */
  readonly check?: (files: HostFiles) => void
}
export type HostFiles = Readonly<Record<string, string>>
