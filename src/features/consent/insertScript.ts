/**
 * Loads a service's script. The page's policy allows scripts from trusted addresses only (Trusted Types): `policy` is the name of
 * one that contentSecurityPolicy.ts lists, for this address alone. Never throws: a refused script measures nothing.
 */
export function insertScript(policy: string, address: string): void {
  try {
    const script = document.createElement('script')
    script.async = true
    script.src = trusted(policy, address)
    document.head.append(script)
  } catch (error) {
    console.warn(`The page's policy does not allow ${address}; nothing is measured by it.`, error)
  }
}

type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

function trusted(name: string, address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL: (requested) => {
      if (requested === address) return requested
      throw new TypeError(`${requested} is not the address of ${name}.`)
    },
  })
  return policy?.createScriptURL(address) ?? address
}
