# One image with everything: the site is built in it, the data folder is a volume. Node is the image's own.
FROM node:24-slim AS built
WORKDIR /longwave
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /longwave
ENV NODE_ENV=production DATA=/data PORT=3000
COPY --from=built /longwave /longwave
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--disable-warning=ExperimentalWarning", "station/build/server/start.js"]
