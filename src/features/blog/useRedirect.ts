import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Replaces the present address by a path of the site, where one is given.
 * @param state what the new address finds in its `location.state`
 */
export function useRedirect(path: string | undefined, state?: object): void {
  const navigate = useNavigate()
  const redirect = useEffectEvent((to: string) => navigate(to, { replace: true, state }))
  useEffect(() => {
    if (path !== undefined) redirect(path)
  }, [path])
}
