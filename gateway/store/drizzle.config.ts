/** Used after a change of the schema: `npx drizzle-kit generate --config gateway/store/drizzle.config.ts`. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/store/schema/index.ts',
  out: './gateway/store/migrations',
})
