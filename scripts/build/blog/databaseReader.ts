import { createClient } from '@supabase/supabase-js'
import { createPostReader, type PostReader } from '../../../src/features/blog/postReader.ts'

/** The reader of builds and of tools. */
export const createDatabaseReader = (address: string, key: string): PostReader =>
  createPostReader(createClient(address, key, { auth: { persistSession: false, autoRefreshToken: false } }), address)
