import posthog, { type PostHogConfig } from 'posthog-js/no-external';
import { deliverEvents } from '../analytics.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { earlyAccess } from './early-access.ts';
import { loadPartsFromOwnOrigin } from './posthog-parts.ts';
import type { Service } from './service.ts';
import { deliverIdentity, dropIdentity } from './visitor.ts';

type Analytics = BrowserSettings['analytics'];

/** the analytics service. It is started when the visitor agrees to be counted; once stopped, it stores and sends nothing. */
export function createCounting(analytics: Analytics): Service {
  let initialised = false;
  return {
    start() {
      if (!initialised) {
        loadPartsFromOwnOrigin();
        posthog.init(analytics.token, configOf(analytics));
      } else posthog.set_config(configOf(analytics));
      posthog.opt_in_capturing({ captureEventName: false });
      if (initialised && analytics.flags !== 'off') posthog.reloadFeatureFlags();
      initialised = true;
      if (analytics.parts.includes('early-access')) offerEarlyAccess();
      deliverEvents('counting', (name, properties) => posthog.capture(name, properties));
      deliverIdentity((id, properties) => posthog.identify(id, properties));
    },
    stop() {
      if (!initialised) return;
      dropIdentity();
      earlyAccess.setState({ features: [] });
      // Events from before the withdrawal are sent now; the library would send them seconds later.
      posthog._requestQueue?.unload();
      posthog.opt_out_capturing();
      posthog.stopSessionRecording();
      // The reset below would otherwise fetch flags and surveys for a new visitor.
      posthog.set_config({ advanced_disable_feature_flags: true, disable_surveys: true });
      // A visitor who agrees again later is counted as a new one.
      posthog.reset(true);
    },
  };
}

function offerEarlyAccess(): void {
  posthog.getEarlyAccessFeatures((found) => {
    const features = found.flatMap(({ flagKey, name, description }) =>
      flagKey
        ? [{ key: flagKey, name, description, enrolled: posthog.isFeatureEnabled(flagKey) === true }]
        : [],
    );
    earlyAccess.setState({ features });
  }, true);
  earlyAccess.setState({
    enrol(key, enrolled) {
      posthog.updateEarlyAccessFeatureEnrollment(key, enrolled);
      earlyAccess.setState(({ features }) => ({
        features: features.map((one) => (one.key === key ? { ...one, enrolled } : one)),
      }));
    },
  });
}

/**
 * Most required numbers are the library's defaults: flush after 3 s, retries from 3 s to 30 min, 10 events a second with a
 * burst of 100, cookie of 365 days. Features that no setting switches on are off, whatever the host's configuration says.
 */
function configOf({ host, flags, parts }: Analytics): Partial<PostHogConfig> {
  const hasConfig = flags !== 'off' || parts.some((part) => partsNeedingHostConfig.has(part));
  return {
    api_host: host,
    defaults: '2026-01-30',
    capture_pageview: 'history_change',
    person_profiles: 'identified_only',
    session_idle_timeout_seconds: 1800,
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    advanced_disable_flags: !hasConfig,
    advanced_disable_feature_flags: flags === 'off',
    ...(flags === 'decide' && { rewriteRequestPath: toDecide }),
    disable_session_recording: !parts.includes('recording'),
    disable_surveys: !parts.includes('surveys'),
    disable_web_experiments: !parts.includes('experiments'),
    capture_performance: { web_vitals: parts.includes('web-vitals'), network_timing: false },
    capture_heatmaps: parts.includes('heatmaps'),
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    disable_product_tours: true,
    disable_conversations: true,
    prepare_external_dependency_stylesheet: adoptStyles,
  };
}

/** Parts that start only if the host's remote configuration enables them. */
const partsNeedingHostConfig = new Set(['surveys', 'experiments', 'recording']);

/** Older hosts, and the specification, serve flags at /decide/?v=4, which responds like the newer /flags/?v=2. */
function toDecide(url: URL): URL {
  if (!url.pathname.endsWith('/flags/')) return url;
  const rewritten = new URL(url);
  rewritten.pathname = url.pathname.replace(/flags\/$/, 'decide/');
  rewritten.searchParams.set('v', '4');
  return rewritten;
}

/** Replaces a style element, which our policy refuses, by a style sheet that its shadow root adopts by script. */
function adoptStyles(style: HTMLStyleElement): HTMLStyleElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent ?? '');
  // A template stands in for the style element, because even an empty style element would be refused.
  const carrier = document.createElement('template') as unknown as HTMLStyleElement;
  queueMicrotask(() => {
    const root = carrier.getRootNode();
    if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(sheet);
  });
  return carrier;
}
