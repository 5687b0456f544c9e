import posthog from 'posthog-js';
import { deliverEventsTo } from '../analytics.ts';

/**
 * The library's own defaults are the numbers asked for: flush after 3 s, session 30 min idle or 24 h, 10 events a
 * second with a burst of 100, cookie of 365 days. What would inject styles, markup or scripts of its own stays off.
 */
export function startAnalytics({ host, token }: { host: string; token: string }): void {
  posthog.init(token, {
    api_host: host,
    defaults: '2026-01-30',
    capture_pageview: 'history_change',
    person_profiles: 'identified_only',
    autocapture: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    session_idle_timeout_seconds: 1800,
  });
  deliverEventsTo((name, properties) => posthog.capture(name, properties));
}

export function setAnalytics(allowed: boolean): void {
  if (allowed) posthog.opt_in_capturing();
  else posthog.opt_out_capturing();
}

const refusedIds = ['distinct_id', 'distinctid'];

/** Names a visitor to the analytics service; the two ids that are always a mistake are refused. */
export function identify(id: string): void {
  if (refusedIds.includes(id.toLowerCase())) {
    console.error(`"${id}" is a property's name, not an id; the visitor was not identified.`);
    return;
  }
  posthog.identify(id);
}
