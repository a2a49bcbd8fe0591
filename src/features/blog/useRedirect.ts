import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Leads on to a path of the site in place of the present one, where one is given. */
export function useRedirect(path: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true })
  }, [path, navigate])
}
