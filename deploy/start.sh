#!/bin/sh
# Fills deploy/nginx.conf and deploy/site.conf.template from the environment and starts nginx in the foreground.
# With the argument -t it only says whether the configuration is good.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${CANGTONG_BACKEND:?the address of the back end, e.g. http://backend:8080}"
export CANGTONG_BACKEND
export PORT="${PORT:-8080}" WEB_ROOT="${WEB_ROOT:-/srv/cangtong}" RUN_DIR="${RUN_DIR:-/tmp/cangtong}" HEADERS="$here/headers.conf"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}" ERROR_LOG="${ERROR_LOG:-stderr}"
# A host that serves uploaded pictures, and one that takes reports of the policy; a quote or semicolon would end the header.
for value in "${CANGTONG_OSS:-}" "${CANGTONG_CSP_REPORT:-}" "$CANGTONG_BACKEND"; do
  case "$value" in *[\"\;\ \$\\]*) echo "start: $value is not an address" >&2; exit 2 ;; esac
done
export CSP_OSS="${CANGTONG_OSS:+ $CANGTONG_OSS}" CSP_REPORT="${CANGTONG_CSP_REPORT:+; report-uri $CANGTONG_CSP_REPORT}"
mkdir -p "$RUN_DIR"
fill() { envsubst '$PORT $WEB_ROOT $RUN_DIR $HEADERS $ACCESS_LOG $ERROR_LOG $CANGTONG_BACKEND $CSP_OSS $CSP_REPORT'; }
fill <"$here/nginx.conf" >"$RUN_DIR/nginx.conf"
fill <"$here/site.conf.template" >"$RUN_DIR/site.conf"
exec nginx -c "$RUN_DIR/nginx.conf" "$@"
