# The web app as Next's standalone output. `docker compose up` (docker-compose.yml) runs it with everything it needs.
FROM node:24-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 CI=1
WORKDIR /takt
COPY . .
# The same steps as `npm start`: install what the lockfile names, then build.
RUN npx -y "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
RUN TAKT_STANDALONE=1 PATH="/takt/node_modules/.bin:$PATH" turbo run build --filter=@takt/web
# The folder of media is known at run time alone, so that the build takes sources and tests along: nothing of them runs.
RUN rm -rf apps/web/.next/standalone/apps/web/src \
  && find apps/web/.next/standalone -name '*.test.*' -not -path '*/node_modules/*' -delete

# Brings the database up to date, then ends: docker-compose.yml runs it before the web app.
FROM build AS migrate
USER node
CMD ["node", "packages/db/src/migrate/migrate.mjs", "deploy"]

FROM node:24-bookworm-slim AS web
# HOSTNAME: inside a container the app must listen on its outer address.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 PORT=3000 HOSTNAME=0.0.0.0 TAKT_DATA_DIR=/data
WORKDIR /takt
COPY --from=build /takt/apps/web/.next/standalone ./
COPY --from=build /takt/apps/web/.next/static ./apps/web/.next/static
COPY --from=build /takt/apps/web/publi[c] ./apps/web/public
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/live').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/web/server.js"]
